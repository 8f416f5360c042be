package testdata;

import com.google.common.base.CharMatcher;
import com.google.common.base.Strings;
import com.google.common.collect.ForwardingCollection;
import java.lang.reflect.Method;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/** Which calls of an initialization can run a method that assigns the field. */
class EarlyCalls {
  interface Source {
    String load(Object owner);
  }

  /** A method of another library is given nothing that leads to the object. */
  static class Unrelated {
    private String value;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String value() {
      if (value == null) {
        value = Strings.nullToEmpty("a");
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** All code can call a static method. */
  static class Static {
    private static String value;

    // BUG: Diagnostic contains: which may run setValue
    static synchronized String value() {
      if (value == null) {
        value = Strings.nullToEmpty("a");
      }
      return value;
    }

    static synchronized void setValue(String next) {
      value = next;
    }
  }

  static class Given {
    private String value;

    // BUG: Diagnostic contains: which may run setValue
    synchronized String value() {
      if (value == null) {
        value = Strings.lenientFormat("%s", this);
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class OfReceiver {
    private String value;

    // BUG: Diagnostic contains: which may run setValue
    synchronized String value(CharMatcher matcher) {
      if (value == null) {
        value = matcher.trimFrom("a");
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class Reflecting {
    private String value;

    // BUG: Diagnostic contains: which may run setValue
    synchronized String value(Method method) throws ReflectiveOperationException {
      if (value == null) {
        value = (String) method.invoke(this);
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class Finding {
    private static Optional<Source> value;

    // BUG: Diagnostic contains: which may run setValue
    static synchronized Optional<Source> value() {
      if (value == null) {
        value = ServiceLoader.load(Source.class).findFirst();
      }
      return value;
    }

    static synchronized void setValue(Optional<Source> next) {
      value = next;
    }
  }

  /** The JDK's methods call none of the class. */
  static class OfJdk {
    private static String value;

    // BUG: Diagnostic contains: UNSAFE
    static synchronized String value() {
      if (value == null) {
        value = System.getProperty("value", "a").trim();
      }
      return value;
    }

    static synchronized void setValue(String next) {
      value = next;
    }
  }

  static class ByHelper {
    private String value;

    // BUG: Diagnostic contains: does not run setValue
    synchronized String value() {
      if (value == null) {
        value = load(3);
      }
      return value;
    }

    private String load(int attempts) {
      if (attempts > 0) {
        return load(attempts - 1);
      }
      setValue("draft");
      return "a";
    }

    private synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** A helper that assigns nothing, beside a setter. */
  static class ByOwnHelper {
    private String value;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String value() {
      if (value == null) {
        value = load();
      }
      return value;
    }

    private String load() {
      return "a".trim();
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class ByLambda {
    private String value;

    // BUG: Diagnostic contains: does not run setValue
    synchronized String value() {
      if (value == null) {
        value =
            Optional.of("a")
                .map(
                    text -> {
                      setValue(text);
                      return text.trim();
                    })
                .get();
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class ByReference {
    private String value;

    // BUG: Diagnostic contains: does not run setValue
    synchronized String value() {
      if (value == null) {
        value = Optional.of("a").map(this::normalized).get();
      }
      return value;
    }

    private String normalized(String text) {
      setValue(text);
      return text.trim();
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class ByInitializer {
    private Part value;

    class Part {
      private final String name = setValue(this);

      String name() {
        return name;
      }
    }

    // BUG: Diagnostic contains: does not run setValue
    synchronized Part value() {
      if (value == null) {
        value = new Part();
      }
      return value;
    }

    synchronized String setValue(Part value) {
      this.value = value;
      return "a";
    }
  }

  static class ByInitializerBlock {
    private Part value;

    class Part {
      private final int size;

      {
        setValue(this);
        size = 1;
      }

      int size() {
        return size;
      }
    }

    // BUG: Diagnostic contains: does not run setValue
    synchronized Part value() {
      if (value == null) {
        value = new Part();
      }
      return value;
    }

    synchronized void setValue(Part value) {
      this.value = value;
    }
  }

  /** Code in other files may override the method. */
  public abstract static class Open {
    private String value;

    protected abstract String load();

    // BUG: Diagnostic contains: which may run setValue
    public synchronized String value() {
      if (value == null) {
        value = load();
      }
      return value;
    }

    public synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** A class of this file overrides it. */
  static class Base {
    private String value;

    String load() {
      return "a".trim();
    }

    // BUG: Diagnostic contains: does not run setValue
    synchronized String value() {
      if (value == null) {
        value = load();
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  private static final class Derived extends Base {
    @Override
    String load() {
      setValue("draft");
      return super.load();
    }
  }

  /** The superclass's method runs, whatever overrides it. */
  public static class Parent {
    protected String load() {
      return "a".trim();
    }
  }

  static final class Child extends Parent {
    private String value;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String value() {
      if (value == null) {
        value = super.load();
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** Other code reaches the private method through one of the class. */
  static class Renamed {
    private final Source source;
    private String value;

    Renamed(Source source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: which may run assign
    synchronized String value() {
      if (value == null) {
        value = source.load(this);
      }
      return value;
    }

    private void assign(String text) {
      value = text.trim();
    }

    synchronized void rename(String text) {
      assign(text);
    }
  }

  /** Nothing calls the private methods that assign. */
  static class Unused {
    private final Source source;
    private String value;

    Unused(Source source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: SAFE
    synchronized String value() {
      if (value == null) {
        value = source.load(this);
      }
      return value;
    }

    private void assign(String text) {
      value = text.trim();
      assignAll(text);
    }

    private void assignAll(String text) {
      assign(text);
    }
  }

  /** An assignment that only empties the field completes nothing early. */
  static class Emptied {
    private final Supplier<String> source;
    private String value;

    Emptied(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized String value() {
      if (value == null) {
        value = source.get();
      }
      return value;
    }

    synchronized void clear() {
      value = (null);
    }
  }

  /** The flag is only taken back. */
  static class Unset {
    private final Supplier<String> source;
    private boolean loaded;
    private String value;

    Unset(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Unset, although only the first one, and the next after a reset, sets 'loaded'. Concurrent callers block each other. Make 'loaded' volatile, test it, and take the lock only on a miss. No fix is offered: what the method returns is not 'loaded'.$
    synchronized String value() {
      if (!loaded) {
        value = source.get();
        loaded = true;
      }
      return value;
    }

    synchronized void clear() {
      loaded = false;
    }
  }

  static class SetEarly {
    private final Supplier<String> source;
    private boolean loaded;
    private String value;

    SetEarly(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: which may run skip
    synchronized String value() {
      if (!loaded) {
        value = source.get();
        loaded = true;
      }
      return value;
    }

    synchronized void skip() {
      loaded = true;
    }
  }

  /** The flag that stands for a value is false. */
  static class ClearedEarly {
    private final Supplier<String> source;
    private boolean pending = true;
    private String value;

    ClearedEarly(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: which may run skip
    synchronized String value() {
      if (pending) {
        value = source.get();
        pending = false;
      }
      return value;
    }

    synchronized void skip() {
      pending = false;
    }
  }

  interface Logger {
    void info(String text, Object about);
  }

  /** Logging is taken to assign nothing. */
  static class Logged {
    private String value;

    // BUG: Diagnostic contains: UNSAFE
    synchronized String value(Logger logger) {
      if (value == null) {
        logger.info("first call of {}", this);
        value = "a".trim();
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** A method of the superclass, which is another library's, gets the object. */
  abstract static class Inheriting extends ForwardingCollection<String> {
    private String value;

    // BUG: Diagnostic contains: which may run setValue
    synchronized String value() {
      if (value == null) {
        value = standardToString();
      }
      return value;
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  static class ByOpenReference {
    private String value;

    // BUG: Diagnostic contains: which may run setValue
    synchronized String value() {
      if (value == null) {
        value = Optional.of("a").map(this::load).get();
      }
      return value;
    }

    String load(String text) {
      return text.trim();
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  /** Only a class of this file can override it. */
  private static class Closed {
    private String value;

    // BUG: Diagnostic contains: does not run setValue
    synchronized String value() {
      if (value == null) {
        value = load();
      }
      return value;
    }

    String load() {
      return "a".trim();
    }

    synchronized void setValue(String value) {
      this.value = value;
    }
  }

  private static final class ClosedDerived extends Closed {
    @Override
    String load() {
      setValue("draft");
      return "b".trim();
    }
  }

  /** A constructor runs no method that it does not call. */
  static class OfPart {
    private Part value;

    final class Part {
      void register() {
        setValue(this);
      }
    }

    // BUG: Diagnostic contains: UNSAFE
    synchronized Part value() {
      if (value == null) {
        value = new Part();
      }
      return value;
    }

    synchronized void setValue(Part value) {
      this.value = value;
    }
  }

  static class DelegatedResult {
    private final Supplier<String> source;
    private String value;

    DelegatedResult(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: take the lock only on a miss. No fix is offered: another method tests 'value'.$
    synchronized String value() {
      return find();
    }

    String find() {
      return value != null ? value : (value = source.get());
    }
  }

  /** The flag is only set again. */
  static class SetAgain {
    private final Supplier<String> source;
    private boolean pending = true;
    private String value;

    SetAgain(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: test it, and take the lock only on a miss. No fix is offered: what the method returns is not 'pending'.$
    synchronized String value() {
      if (pending) {
        value = source.get();
        pending = false;
      }
      return value;
    }

    synchronized void expire() {
      pending = true;
    }
  }

  /** The assignment in the method that the section calls is the initialization itself. */
  static class Delegated {
    private final Supplier<String> source;
    private String value;

    Delegated(Supplier<String> source) {
      this.source = source;
    }

    // BUG: Diagnostic contains: ADVICE Every call takes the monitor of this Delegated, although only the first one initializes 'value'. Concurrent callers block each other. Make 'value' volatile, read it once into a local variable, and take the lock only on a miss. No fix is offered: another method tests 'value'.$
    synchronized String value() {
      return find();
    }

    String find() {
      if (value == null) {
        value = source.get();
      }
      return value;
    }
  }

  public static void main(String[] args) {
    Unused unused = new Unused(String::valueOf);
    System.out.println(unused.value().equals(unused.value()));
  }
}
