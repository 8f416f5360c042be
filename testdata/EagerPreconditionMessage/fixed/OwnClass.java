package testdata;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.springframework.util.Assert;

/** Messages that name the class of an object whose other methods have side effects. */
public class OwnClass implements Consumer<String> {
  private static final Class<?> KIND = OwnClass.class;

  private String beanFactory;
  private int asked;

  @Override
  public void accept(String factory) {
    beanFactory = factory;
  }

  public int size(Collection<String> messages) {
    // BUG: Diagnostic contains: SUGGESTION SAFE The message of this isTrue is built on every call, even when the check passes. Pass a lambda that builds the message: only a check that fails calls it.$
    Assert.isTrue(!messages.isEmpty(), () -> this.getClass().getSimpleName() + " needs messages");
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Assert.notNull(beanFactory, () -> getClass().getName() + " needs a factory");
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Assert.isTrue(messages.size() < 9, () -> KIND.getName() + " holds too many messages");
    return messages.size();
  }

  /** Nothing calls it to name a class. */
  @Override
  public String toString() {
    return "call " + asked++;
  }

  public static void main(String[] args) {
    OwnClass it = new OwnClass();
    for (String factory : new String[] {null, "f"}) {
      it.accept(factory);
      for (List<String> messages : List.of(List.<String>of(), List.of("m"))) {
        try {
          System.out.println(it.size(messages));
        } catch (IllegalArgumentException e) {
          System.out.println(e.getMessage());
        }
      }
    }
  }
}
