package io.github.uncontended.fixes;

import static java.util.stream.Collectors.joining;

import com.google.errorprone.VisitorState;
import io.github.uncontended.analysis.monitors.LazyField;

/** What messages say of a lazily initialized field. */
public final class LazyFieldAdvice {
  private LazyFieldAdvice() {}

  /**
   * What happens at run time.
   *
   * @param isReset whether code that is not cold empties the field again
   */
  public static String cost(LazyField lazy, boolean isReset, VisitorState state) {
    return "Every call takes "
        + lazy.section().lock().inWords()
        + ", although "
        + initializing(lazy, isReset, state)
        + (lazy.field().isStatic() && !lazy.section().lock().isOfClass()
            ? ". Concurrent callers on one object block each other. Those on different objects do not"
                + " share the lock, and can initialize the static field at the same time."
            : ". Concurrent callers block each other.");
  }

  /** Which calls initialize the field. */
  private static String initializing(LazyField lazy, boolean isReset, VisitorState state) {
    String field = "'" + lazy.field().name + "'";
    if (lazy.isSource()) {
      return "only the first one uses " + field + ", which it then sets to null";
    }
    String does = (lazy.isFlag() ? " sets " : " initializes ") + field;
    if (lazy.isClearable(state)) {
      return "only the first one, and the next after it was cleared," + does;
    }
    if (lazy.paths().mayStayEmpty() || lazy.isAtomic(state)) {
      return "only a call that finds " + field + " unset can initialize it";
    }
    return "only the first one" + (isReset ? ", and the next after a reset," : "") + does;
  }

  /** What else has to be tested before the lock, as a sentence behind another one; or nothing. */
  public static String alsoTested(LazyField lazy) {
    if (lazy.flags().isEmpty()) {
      return "";
    }
    String flags = lazy.flags().stream().map(flag -> "'" + flag.name + "'").collect(joining(", "));
    return ". For that, make "
        + flags
        + " volatile, too, and test "
        + (lazy.flags().size() == 1 ? "it" : "them")
        + " first";
  }
}
