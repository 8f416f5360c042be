package io.github.uncontended.edit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import javax.lang.model.element.ElementKind;

/**
 * A field or method that a fix adds or removes, or whose type or modifiers it changes.
 *
 * @param name the name, or how the names begin that javac gives to the methods of lambdas
 * @param owner the class that has it
 */
public record MemberChange(ElementKind kind, String name, boolean isPublic, ClassSymbol owner) {
  private static final String LAMBDA = "lambda$";

  /** The change of a member, or its removal. */
  public static MemberChange of(Symbol member) {
    return new MemberChange(
        member.getKind(),
        member.name.toString(),
        (member.flags() & Flags.PUBLIC) != 0,
        member.enclClass());
  }

  /** A new member, which is private except in an interface. */
  public static MemberChange added(ElementKind kind, String name, ClassTree type) {
    ClassSymbol owner = ASTHelpers.getSymbol(type);
    return new MemberChange(kind, name, owner.isInterface(), owner);
  }

  /** New methods of lambdas at a place, or other numbers for those behind it. */
  public static MemberChange ofLambdas(VisitorState state) {
    TreePath at = state.getPath();
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    return new MemberChange(
        ElementKind.METHOD,
        LAMBDA,
        /* isPublic= */ false,
        ASTHelpers.getSymbol((ClassTree) at.getLeaf()));
  }

  /** Whether the member may have a name. */
  public boolean mayBe(String other) {
    return name.equals(LAMBDA) ? other.startsWith(LAMBDA) : other.equals(name);
  }
}
