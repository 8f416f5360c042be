package io.github.uncontended.analysis.values;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;

/**
 * Whether code relies on how much room a growing buffer has: it asks for the capacity, or, as a
 * subclass may, uses the array inside.
 */
public final class CapacityReads {
  private CapacityReads() {}

  /**
   * Whether the outermost class around an allocation has such code for buffers of that class.
   *
   * @param allocation a constructor call that makes the buffer, or that of a subclass's constructor
   */
  public static boolean mayBeOf(Tree allocation, VisitorState state) {
    ClassTree outermost = null;
    for (Tree tree : state.getPath()) {
      if (tree instanceof ClassTree type) {
        outermost = type;
      }
    }
    return outermost != null
        && Symbols.of(allocation) instanceof MethodSymbol constructor
        && Expressions.contains(outermost, part -> isRead(part, constructor.enclClass(), state));
  }

  private static boolean isRead(Tree part, ClassSymbol buffer, VisitorState state) {
    if (part instanceof MethodInvocationTree call) {
      return call.getArguments().isEmpty()
          && Expressions.simpleName(call.getMethodSelect()).equals("capacity")
          && isOf(Symbols.of(call.getMethodSelect()), buffer, state);
    }
    return Symbols.of(part) instanceof VarSymbol field
        && Expressions.isField(field)
        && field.type.hasTag(TypeTag.ARRAY)
        && isOf(field, buffer, state);
  }

  /** Whether a class declares or inherits a member. */
  private static boolean isOf(Symbol member, ClassSymbol buffer, VisitorState state) {
    return member != null && ASTHelpers.isSubtype(buffer.type, member.enclClass().type, state);
  }
}
