package testdata;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Preconditions;
import com.google.common.base.Verify;
import java.util.List;
import java.util.Optional;
import org.springframework.web.bind.annotation.GetMapping;

/** Messages that Guava can build from a template. */
public class Templates {
  private static final String KIND = "kind";

  private final List<String> names;

  public Templates(List<String> names) {
    this.names = names;
  }

  @GetMapping
  public String encryptor(Optional<String> encryptor, String table, String column) {
    // BUG: Diagnostic contains: WARNING SAFE The message of this checkArgument is built on every call, even when the check passes.
    Preconditions.checkArgument(encryptor.isPresent(), "Can not find encryptor of %s.%s.", table, column);
    return encryptor.get();
  }

  public String formats(boolean ok, String name, int number, boolean flag, char letter) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    checkArgument(ok, "no %s", name);
    // BUG: Diagnostic contains: SAFE
    checkArgument(
        ok,
        "no %s of %s, but %s", name, names.size(), number);
    // BUG: Diagnostic contains: SAFE
    Preconditions.checkState(ok, "no %s", name);
    // BUG: Diagnostic contains: SAFE
    Preconditions.checkState(ok, ("no %s " + "of %s"), name, flag);
    // BUG: Diagnostic contains: SAFE
    Preconditions.checkNotNull(name, "100% of %s and %s", number, letter);
    // BUG: Diagnostic contains: SAFE
    Verify.verify(ok, "%s/%s", name, number);
    // BUG: Diagnostic contains: SAFE
    Verify.verifyNotNull(name, "%s of %s", KIND, name);
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "no %s", /* who? */ name);
    // BUG: Diagnostic contains: SAFE
    return Preconditions.checkNotNull(name, "no conversion, %s", flag);
  }

  public void concatenations(boolean ok, String name, int number, char letter) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    checkArgument(ok, "no %s among %s names", name, names.size());
    // BUG: Diagnostic contains: SAFE
    checkArgument(
        ok,
        "no \"%s\" among "
            + "%s"
            + " names, 100%null%s",
        name.trim(), names.size(), letter);
    // BUG: Diagnostic contains: SAFE
    Preconditions.checkState(ok, "%s < %s%s", 1 + number, names.size() + 1, KIND);
    // BUG: Diagnostic contains: SAFE
    Preconditions.checkNotNull(name, "ab%s", name.length());
    // BUG: Diagnostic contains: SAFE
    Verify.verify(ok, "%s%s: é\t%s", name.trim(), number > 1 ? "s" : "", KIND);
  }

  /** No longer built, but still evaluated. */
  public int evaluated(boolean ok, int[] counter) {
    // BUG: Diagnostic contains: SAFE
    checkArgument(ok, "count %s/%s", next(counter), next(counter));
    return counter[0];
  }

  private static int next(int[] counter) {
    return ++counter[0];
  }

  static void guard(Runnable code) {
    try {
      code.run();
    } catch (RuntimeException e) {
      System.out.println(e);
    }
  }

  public static void main(String[] args) {
    Templates it = new Templates(List.of("a", "b"));
    for (boolean ok : new boolean[] {true, false}) {
      guard(() -> System.out.println(it.encryptor(ok ? Optional.of("e") : Optional.empty(), "t%s", null)));
      guard(() -> System.out.println(it.formats(ok, ok ? "n" : "%s", 1, true, 'c')));
      guard(() -> it.concatenations(ok, ok ? "n" : "%d", 1, 'c'));
      int[] counter = {0};
      guard(() -> it.evaluated(ok, counter));
      System.out.println(counter[0]);
    }
    guard(() -> Preconditions.checkNotNull(it.formats(true, null, 1, true, 'c')));
    guard(() -> it.concatenations(false, " x ", 2, '%'));
  }
}
