package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.CollectionField;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.FieldAccesses;
import io.github.uncontended.analysis.monitors.FieldRead;
import io.github.uncontended.analysis.monitors.FieldRead.Form;
import io.github.uncontended.analysis.monitors.GrowingMap;
import io.github.uncontended.analysis.unit.Assignments;
import java.util.Set;
import javax.lang.model.element.Name;

/** How to read a field, or the object that it refers to, without the lock, in words. */
public final class FieldReadAdvice {
  private FieldReadAdvice() {}

  /** That what a field refers to is made for many threads. */
  public static String onConcurrent(FieldRead read) {
    String field = "'" + read.field().name + "'";
    return read.calledLock()
            .map(method -> "'" + method.name + "' of " + field + " takes a lock itself")
            .orElse(field + " is a concurrent collection, which needs no other lock")
        + ": remove this one";
  }

  /** What the lock may do all the same, as a clause. */
  public static String doubtOfConcurrent(FieldRead read) {
    return "a reader waits for a thread that changes more than '"
        + read.field().name
        + "' under the lock";
  }

  /**
   * Whether only constructors and initializers assign a field; a method that they call, or that
   * deserializes, cannot assign a final one.
   */
  public static boolean mayBeFinal(VarSymbol field, VisitorState state) {
    return FieldAccesses.of(field, state).all().stream()
        .filter(access -> Assignments.isTarget(access.path()))
        .map(access -> ASTHelpers.findEnclosingNode(access.path(), MethodTree.class))
        .allMatch(method -> method == null || ASTHelpers.getSymbol(method).isConstructor());
  }

  /** That nothing writes a collection any more. */
  public static String onSettled(CollectionField settled) {
    Name name = settled.symbol().name;
    return "Nothing writes to '"
        + name
        + "' after construction: "
        + (settled.isFinal() ? "remove the lock" : "make '" + name + "' final and remove the lock");
  }

  /** How to read an object that is not known to be made for many threads, in words. */
  public static String onObject(FieldRead read, VisitorState state) {
    if (read.form() == Form.LOOKUP_IN_ACCESS_ORDER) {
      return "A LinkedHashMap in access order moves the entry that it finds, so that the lock cannot"
          + " go. Use a cache that is made for many threads, such as Caffeine.";
    }
    if (GrowingMap.isReadBy(read, state)) {
      return "Code only adds entries to '"
          + read.field().name
          + "', and replaces or removes none: keep them in a ConcurrentHashMap, unless the code"
          + " relies on null or on their order, and read it without the lock.";
    }
    if (read.form() == Form.ELEMENTS || isCollection(read.field(), state)) {
      return "Keep an immutable snapshot in a volatile field, which writers replace under the lock,"
          + " or use a concurrent collection.";
    }
    if (read.form() == Form.PASSED) {
      return "Read an immutable snapshot from a volatile field, which writers replace under the lock,"
          + " and pass that.";
    }
    return LockFreeDoubt.isSafe(read.field().type, state)
        ? "Call the method without the lock: the object needs none."
        : "Call the method without the lock if the object never changes or is made for many"
            + " threads; otherwise keep an immutable snapshot, or one object per thread.";
  }

  private static boolean isCollection(VarSymbol field, VisitorState state) {
    Set<String> types = KnownTypes.supertypes(field.type, state);
    return types.contains("java.util.Map") || types.contains("java.util.Collection");
  }
}
