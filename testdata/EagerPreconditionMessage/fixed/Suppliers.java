package testdata;

import static java.util.Objects.requireNonNull;

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
    // BUG: Diagnostic contains: ADVICE
    Assert.notNull(order, () -> String.format("no order of %5s", name));
    // BUG: Diagnostic contains: SAFE
    Assert.isTrue(id > 0, () -> "bad id of " + describe(name));
    // BUG: Diagnostic contains: SAFE
    return requireNonNull(order, () -> "no order of " + describe(name));
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
    guard(() -> it.variable(null, " n "));
    guard(() -> it.effect(null));
    guard(() -> it.noOverload(" "));
  }
}
