package testdata;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpSession;
import java.lang.reflect.Proxy;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Methods whose body is not in sight: their names must say that they only ask or compute. */
class NamesOutOfSight {
  interface Ledger {
    String getBalance();

    String computeTotal(String account);

    String findOwner(String account);

    String accounts();

    String settle();

    String getNextVoucher();

    String loadAndArchive(String account);

    String computeIfMissing(String account);

    String roundDown();

    String getIfPresent(String account);

    boolean hasNext();

    boolean accepts(String account);
  }

  private final Ledger ledger;

  NamesOutOfSight(Ledger ledger) {
    this.ledger = ledger;
  }

  HttpSession session(Optional<HttpSession> given, HttpServletRequest request) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(request.getSession());
  }

  ByteBuf retained(Optional<ByteBuf> given, ByteBuf other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(other.retain());
  }

  ByteBuf slice(Optional<ByteBuf> given, ByteBuf other) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(other.retainedSlice());
  }

  ByteBuf allocated(Optional<ByteBuf> given, ByteBufAllocator allocator) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(allocator.buffer());
  }

  String getter(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.getBalance());
  }

  String computation(Optional<String> given) {
    // BUG: Diagnostic contains: The fix assumes that ledger.computeTotal() has no side effect.
    return given.orElseGet(() -> ledger.computeTotal("a"));
  }

  String search(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.findOwner("a"));
  }

  String plural(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.accounts());
  }

  String present(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.getIfPresent("a"));
  }

  boolean question(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.hasNext());
  }

  boolean statement(Optional<Boolean> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> ledger.accepts("a"));
  }

  String unknownVerb(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(ledger.settle());
  }

  String cursor(Optional<String> given) {
    // BUG: Diagnostic contains: Deferring the fallback can change behaviour: it calls ledger.getNextVoucher().
    return given.orElse(ledger.getNextVoucher());
  }

  String secondVerb(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(ledger.loadAndArchive("a"));
  }

  String fillsCache(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(ledger.computeIfMissing("a"));
  }

  String direction(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(ledger.roundDown());
  }

  String functionInCast(Optional<String> given, Iterator<String> rest) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(String.join("-", (Iterable<String>) () -> rest));
  }

  String functionInChoice(Optional<String> given, Iterator<CharSequence> rest, List<String> all, boolean b) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return given.orElse(String.join("-", b ? () -> rest : all));
  }

  String noFunctionInCast(Optional<String> given) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElseGet(() -> String.join("-", (CharSequence) ledger.getBalance(), "x"));
  }

  public static void main(String[] args) {
    Ledger ledger =
        (Ledger)
            Proxy.newProxyInstance(
                Ledger.class.getClassLoader(),
                new Class<?>[] {Ledger.class},
                (proxy, method, given) ->
                    method.getReturnType() == boolean.class ? (Object) true : method.getName());
    NamesOutOfSight names = new NamesOutOfSight(ledger);
    for (Optional<String> given : List.of(Optional.of("given"), Optional.<String>empty())) {
      System.out.println(names.getter(given) + " " + names.computation(given));
      System.out.println(names.search(given) + " " + names.plural(given));
      System.out.println(names.present(given) + " " + names.noFunctionInCast(given));
      Optional<Boolean> answer = given.map(String::isEmpty);
      System.out.println(names.question(answer) + " " + names.statement(answer));
    }
  }
}
