package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** javac finds no such member: a constant would fail, and with it each use of the class. */
public class MissingMembers {
  interface Named {
    String name();

    static Named of(String name) {
      return () -> name;
    }
  }

  static class Base {
    public int shared;
    int hidden;

    public void run(int times) {}

    protected void stop() {}
  }

  static class Derived extends Base implements Named {
    private int own;

    Derived(int own) {
      this.own = own;
    }

    @Override
    public String name() {
      return "derived";
    }
  }

  @GetMapping
  Object unknownName() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping unknownName(). javac finds no public method nope() in String, so the call throws an exception each time, unless the JDK at run time is newer than the one it is compiled for. Test once, in a static initializer, whether the member exists.$
    return String.class.getMethod("nope");
  }

  @GetMapping
  Object otherParameters() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping otherParameters(). javac finds no public method concat(char[], int) in String
    return String.class.getMethod("concat", char[].class, int.class);
  }

  @GetMapping
  Object constructor() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public constructor Integer() in Integer
    return Integer.class.getConstructor();
  }

  @GetMapping
  Object privateField() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public field value in String
    return String.class.getField("value");
  }

  @GetMapping
  Object packagePrivateConstructor() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public constructor Derived(int) in Derived
    return Derived.class.getConstructor(int.class);
  }

  @GetMapping
  Object protectedMethod() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public method stop() in Derived
    return Derived.class.getMethod("stop");
  }

  @GetMapping
  Object inheritedField() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no field shared in Derived
    return Derived.class.getDeclaredField("shared");
  }

  @GetMapping
  Object defaultConstructor() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no constructor Derived() in Derived
    return Derived.class.getDeclaredConstructor();
  }

  @GetMapping
  Object declaredNowhere() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no method walk() in Derived, so the call throws an exception each time. Test once
    return Derived.class.getDeclaredMethod("walk");
  }

  @GetMapping
  Object staticOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public method of(String) in Derived
    return Derived.class.getMethod("of", String.class);
  }

  @GetMapping
  Object objectsMethodOfInterface() throws ReflectiveOperationException {
    // BUG: Diagnostic contains: javac finds no public method toString() in Named
    return Named.class.getMethod("toString");
  }
}
