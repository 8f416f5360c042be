// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.OnceByValue#hot*
package testdata;

import java.lang.reflect.Method;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/** Hot code that runs once for each object, as a field other than the result says. */
public class OnceByValue {
  private Method trim;
  private boolean looked;

  Object hotFlag(String text) throws ReflectiveOperationException {
    if (!looked) {
      trim = String.class.getMethod("trim");
      looked = true;
    }
    return trim.invoke(text);
  }

  void close() {
    looked = false;
  }

  private boolean pending;
  private Class<?> first;

  OnceByValue() {
    pending = true;
  }

  Object hotNegated() throws ReflectiveOperationException {
    if (pending == true) {
      first = Class.forName("java.lang.Runtime");
      pending = false;
    }
    return first;
  }

  private volatile boolean ready;
  private Pattern letters;

  boolean hotDoubleChecked(String text) {
    if (ready) {
      return letters.matcher(text).matches();
    }
    synchronized (this) {
      if (!ready) {
        letters = Pattern.compile("a+b");
        ready = true;
      }
    }
    return letters.matcher(text).matches();
  }

  private boolean done;
  private Method size;

  Method hotEarlyReturn() throws ReflectiveOperationException {
    if (done) {
      return size;
    }
    size = String.class.getMethod("length");
    done = true;
    return size;
  }

  private int support; // 0 is unknown, 1 yes, 2 no

  boolean hotState() {
    if (support == 0) {
      try {
        Runtime.class.getMethod("version");
        support = 1;
      } catch (NoSuchMethodException e) {
        support = 2;
      }
    }
    return support == 1;
  }

  private enum Phase {
    NEW,
    ASKED
  }

  private Phase phase = Phase.NEW;

  Class<?> hotPhase() throws ReflectiveOperationException {
    if (phase == Phase.NEW) {
      first = Class.forName("java.lang.Runtime");
      phase = Phase.ASKED;
    }
    return first;
  }

  private int length = -1;

  int hotSentinel() throws ReflectiveOperationException {
    int known = length;
    if (known < 0) {
      known = String.class.getMethod("trim").getParameterCount();
      length = known;
    }
    return known;
  }

  private OptionalInt count = OptionalInt.empty();
  private Optional<Pattern> found = Optional.empty();

  boolean hotOptional(String text) throws ReflectiveOperationException {
    if (!count.isPresent()) {
      count = OptionalInt.of(String.class.getMethod("trim").getParameterCount());
    }
    if (found.isEmpty()) {
      found = Optional.of(Pattern.compile("[ab]+c"));
    }
    return found.get().matcher(text).find();
  }

  private boolean loaded;
  private Class<?> loadedClass;

  Class<?> hotHelper() throws ReflectiveOperationException {
    if (!loaded) {
      load();
    }
    return loadedClass;
  }

  private void load() throws ReflectiveOperationException {
    loadedClass = Class.forName("java.lang.Runtime");
    loaded = true;
  }

  private static boolean asked;
  private static Class<?> shared;

  static Class<?> hotStatic() throws ReflectiveOperationException {
    if (!asked) {
      shared = find();
      asked = true;
    }
    return shared;
  }

  private static Class<?> find() throws ReflectiveOperationException {
    return Class.forName("java.lang.Runtime");
  }
}
