package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.UnneededLock;
import io.github.uncontended.edit.Fix;
import java.util.Optional;

/** Removes a lock that a section does not need, and says in words why it does not. */
public final class UnneededLocks {
  private UnneededLocks() {}

  /** What happens at run time. */
  public static String cost(UnneededLock unneeded) {
    String use =
        unneeded
            .inner()
            .map(inner -> "around a section that holds " + inner.lock().inWords() + " as a reader")
            .orElseGet(
                () ->
                    "only to use the thread local '"
                        + unneeded.threadLocal().orElseThrow().name
                        + "'");
    return "This code takes "
        + unneeded.section().lock().inWords()
        + " "
        + use
        + ". Threads that run it block each other, and wait while another thread holds the lock.";
  }

  /** Why the lock can go, as a clause. */
  public static String reason(UnneededLock unneeded) {
    return unneeded
            .inner()
            .map(
                inner ->
                    "Readers share " + inner.lock().inWords() + ", which already excludes writers")
            .orElse("No other thread sees the value of a thread local")
        + ": remove this lock";
  }

  /** What the lock may do all the same, as a clause. */
  public static String doubt(UnneededLock unneeded) {
    return unneeded.section().lock().isField()
        ? "a thread that holds " + unneeded.section().lock().inWords() + " for long stops this one"
        : "other code locks the object, too";
  }

  /** The edit that removes the lock; empty if the source does not allow it. */
  public static Optional<Fix> remove(UnneededLock unneeded, VisitorState state) {
    CriticalSection section = unneeded.section();
    Fix.Builder fix = Fix.builder();
    if (!SectionEdits.removeLock(section, fix, state)) {
      return Optional.empty();
    }
    fix.keepText(SectionEdits.text(section), state);
    return Optional.of(fix.build());
  }
}
