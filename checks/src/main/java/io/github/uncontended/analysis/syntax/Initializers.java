package io.github.uncontended.analysis.syntax;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;

/**
 * Which members of a class are initializers: blocks and field declarations, which run with the
 * construction of an object (JLS 12.5) or, if static, with the initialization of the class (JLS
 * 12.4).
 */
public final class Initializers {
  private Initializers() {}

  /** The members that every constructor of a class runs before its own statements, in order. */
  public static ImmutableList<Tree> ofInstances(ClassTree type) {
    return type.getMembers().stream()
        .filter(Initializers::isOfInstances)
        .collect(toImmutableList());
  }

  private static boolean isOfInstances(Tree member) {
    return member instanceof BlockTree block
        ? !block.isStatic()
        : member instanceof VariableTree field && hasSymbol(field) && !isStatic(field);
  }

  /** Whether a member is a static initializer block or declares a static field. */
  public static boolean isStatic(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    // By the symbol: a field of an interface is static without a modifier.
    return member instanceof VariableTree field
        && hasSymbol(field)
        && ((JCVariableDecl) field).sym.isStatic();
  }

  /** Whether javac has entered a variable; it skips some code that has errors. */
  private static boolean hasSymbol(VariableTree field) {
    return ((JCVariableDecl) field).sym != null;
  }
}
