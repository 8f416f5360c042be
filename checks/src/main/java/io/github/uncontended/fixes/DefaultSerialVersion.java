package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Source;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import java.util.Optional;

/**
 * The {@code serialVersionUID} that a serializable class without one gets ({@code
 * ObjectStreamClass.computeDefaultSUID}): a hash of its members that are not private, among them
 * what javac generates. If an edit changes it, old streams no longer deserialize.
 */
public final class DefaultSerialVersion {
  /** Since release 11, nested classes have access to private members without accessor methods. */
  private static final String NEST_MATES = "11";

  private DefaultSerialVersion() {}

  /** Whether a class has a default version. */
  public static boolean isUsedBy(ClassSymbol type, VisitorState state) {
    // Serialization ignores the serialVersionUID of enums and records.
    return !type.isEnum()
        && !type.isInterface()
        && (type.flags() & Flags.RECORD) == 0
        && state.getTypes().closure(type.type).stream()
            .anyMatch(each -> each.tsym.flatName().contentEquals("java.io.Serializable"))
        && !declaresVersion(type);
  }

  private static boolean declaresVersion(ClassSymbol type) {
    for (Symbol member : type.members().getSymbols()) {
      if (member.name.contentEquals("serialVersionUID") && member instanceof VarSymbol) {
        return true;
      }
    }
    return false;
  }

  /**
   * The name of a class whose default version can change if an edit in a nested class uses other
   * private members, or the same in another order: javac numbers the accessor methods of all
   * classes in a top-level class together, in the order of their first use.
   *
   * @param site where the edit is
   * @return empty if there is no such class, or there are no accessor methods
   */
  public static Optional<String> dependingOnAccessors(TreePath site, VisitorState state) {
    if (Source.instance(state.context).compareTo(Source.lookup(NEST_MATES)) >= 0) {
      return Optional.empty();
    }
    ClassTree top = null;
    int depth = 0;
    for (Tree around : site) {
      if (around instanceof ClassTree type) {
        top = type;
        depth++;
      }
    }
    return depth > 1 ? firstIn(top, state) : Optional.empty();
  }

  private static Optional<String> firstIn(ClassTree type, VisitorState state) {
    ClassSymbol symbol = ASTHelpers.getSymbol(type);
    if (isUsedBy(symbol, state)) {
      return Optional.of(symbol.name.toString());
    }
    return type.getMembers().stream()
        .filter(ClassTree.class::isInstance)
        .flatMap(member -> firstIn((ClassTree) member, state).stream())
        .findFirst();
  }
}
