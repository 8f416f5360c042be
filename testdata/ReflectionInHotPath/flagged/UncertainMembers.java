package testdata;

import com.google.common.base.Strings;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import org.springframework.web.bind.annotation.GetMapping;

/**
 * Members that javac finds, or that it need not see, and that may be missing where the code runs: a
 * constant would take the whole class with it, and not only the call.
 */
public class UncertainMembers {
  /** Another release of the JDK may have another field. */
  @GetMapping
  Object privateFieldOfJdk(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredField searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping privateFieldOfJdk(). Look it up once, in a static final field, or call it without reflection if it is accessible. No fix is offered: the member may be missing at run time. Keep null in the field then, since a static initializer that throws fails the whole class.$
    Field value = String.class.getDeclaredField("value");
    return value.get(text);
  }

  /** A later release may move the method to a supertype. */
  @GetMapping
  Object declaredInJdk(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredMethod
    return String.class.getDeclaredMethod("length").invoke(text);
  }

  @GetMapping
  Object ofOtherArtifact(String text) {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
      Method repeat = Strings.class.getMethod("repeat", String.class, int.class);
      return repeat.invoke(null, text, 2);
    } catch (Exception e) {
      return text + text;
    }
  }

  /** Another version of the superclass may lack the method, or the superclass be missing. */
  static class Derived extends com.google.common.collect.ForwardingObject {
    @Override
    protected Object delegate() {
      return this;
    }
  }

  @GetMapping
  Object inherited() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredMethod
    return com.google.common.collect.ForwardingObject.class.getDeclaredMethod("delegate");
  }

  @GetMapping
  Object ofObject(Derived object) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
    return Derived.class.getMethod("toString").invoke(object);
  }

  @GetMapping
  Object missingInOtherArtifact() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public method nope() in GetMapping, so the call throws an exception each time, unless the class path at run time has another version of the class. Test once
    return GetMapping.class.getMethod("nope");
  }

  @GetMapping
  Object willBeRemoved(Thread thread) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
    return Thread.class.getMethod("suspend").invoke(thread);
  }

  class Inner {}

  /** The constructor takes the outer instance, too. */
  @GetMapping
  Object inner() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getDeclaredConstructor
    return Inner.class.getDeclaredConstructor().newInstance();
  }
}
