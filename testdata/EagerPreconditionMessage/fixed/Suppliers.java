package testdata;

import static java.util.Objects.requireNonNull;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.springframework.util.Assert;

/** Messages that a lambda can build. */
public class Suppliers {
  private final int id;
  private int calls;

  public Suppliers(int id) {
    this.id = id;
  }

  public Object given(Object order, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The message of this requireNonNull is built on every call, even when the check passes. Pass a lambda that builds the message: only a check that fails calls it.
    Objects.requireNonNull(order, () -> "no order of " + describe(name));
    // BUG: Diagnostic contains: SAFE
    Assert.notNull(order, () -> String.format("no order of %s", name));
    // BUG: Diagnostic contains: SAFE
    Assert.notNull(order, () -> String.format("no order of %5s", name));
    // BUG: Diagnostic contains: SAFE
    Assert.isTrue(id > 0, () -> "bad id of " + describe(name));
    // BUG: Diagnostic contains: SAFE
    return requireNonNull(order, () -> "no order of " + describe(name));
  }

  /** Nothing throws for any value of these types. */
  public void formats(Object order, int n, long size, double price, Integer boxed, boolean open) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Objects.requireNonNull(order, () -> String.format("no order %05d of %,d", n, size));
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(order, () -> String.format("none at %.2f, %08X, %-5b%%", price, boxed, open));
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(order, () -> String.format(Locale.ROOT, "none of %2$tY, %1$c", 'a', 0L));
    // BUG: Diagnostic contains: SAFE
    Objects.requireNonNull(order, () -> "none of %6s%n".formatted(boxed));
  }

  /** A format that may not fit makes the check fail, too. */
  public void misfits(Object order, int n, Object any, Object[] all, BigDecimal sum) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE The message of this requireNonNull is built on every call, even when the check passes. Pass a lambda that builds the message: only a check that fails calls it. Deferring the message can change behaviour: it may throw in String.format().
    Objects.requireNonNull(order, String.format("no order %c", n));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %d", any));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %s", all));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %s of %s", n));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %f", sum));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %09999999d", n));
    // BUG: Diagnostic contains: UNSAFE
    Objects.requireNonNull(order, String.format("no order %#s", any));
  }

  public void element(Object order, List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    Objects.requireNonNull(order, "no order of " + names.get(0));
  }

  public void variable(Object order, String name) {
    name = name.trim();
    // BUG: Diagnostic contains: SUGGESTION ADVICE The message of this requireNonNull is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. A lambda for it does not compile here: 'name' is not effectively final.
    Objects.requireNonNull(order, "no order of " + describe(name));
  }

  public void effect(Object order) {
    // BUG: Diagnostic contains: ADVICE The message of this requireNonNull is built on every call, even when the check passes. Test the condition with if, and build the message where the exception is thrown. Deferring the message can change behaviour:
    Objects.requireNonNull(order, "no order after " + count());
  }

  public void noOverload(String name) {
    // BUG: Diagnostic contains: ADVICE The message of this hasText is built on every call, even when the check passes. Test the condition with if
    Assert.hasText(name, "no text in " + describe(name));
  }

  private int count() {
    return ++calls;
  }

  private String describe(String name) {
    return name + "/" + id;
  }

  static void guard(Runnable code) {
    try {
      code.run();
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    Suppliers it = new Suppliers(1);
    System.out.println(it.given("o", "n"));
    guard(() -> it.given(null, "n"));
    guard(() -> new Suppliers(0).given("o", "n"));
    it.formats("o", 1, 2, 3, 4, true);
    guard(() -> it.formats(null, 1, 2, 3, null, true));
    guard(() -> it.variable(null, " n "));
    guard(() -> it.effect(null));
    guard(() -> it.noOverload(" "));
  }
}
