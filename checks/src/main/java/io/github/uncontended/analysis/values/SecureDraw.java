package io.github.uncontended.analysis.values;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;

/** Which calls draw from a cryptographic generator. */
public final class SecureDraw {
  private static final String SECURE = "java.security.SecureRandom";
  private static final ImmutableSet<String> FILES =
      ImmutableSet.of("java.io.File", "java.nio.file.Path");
  private static final Supplier<Name> CLOSE = VisitorState.memoize(state -> state.getName("close"));

  private SecureDraw() {}

  /**
   * Whether a call draws from a cryptographic generator: directly, or for a number. A variable of
   * type {@code Random} may be known to hold one.
   */
  public static boolean is(MethodInvocationTree call, MethodSymbol method, VisitorState state) {
    return ApiFact.DRAWS_SECURELY.isInherited(method)
        || (method.getReturnType().isPrimitive()
            && ApiFact.DRAWS.isMethodName(method.name.toString())
            && isOfSecure(call, state));
  }

  /**
   * Whether a draw at {@code state}'s path belongs to the construction of an object with a method
   * {@code close}: opening what it holds costs more than a draw.
   */
  public static boolean opensResource(VisitorState state) {
    Tree code = state.findEnclosing(MethodTree.class, LambdaExpressionTree.class, ClassTree.class);
    boolean constructs =
        code instanceof MethodTree method
            ? ASTHelpers.getSymbol(method).isConstructor()
            : code instanceof ClassTree;
    return constructs
        && state
            .getTypes()
            .closure(ASTHelpers.getType(state.findEnclosing(ClassTree.class)))
            .stream()
            .anyMatch(each -> each.tsym.members().findFirst(CLOSE.get(state)) != null);
  }

  /** Whether a draw at {@code state}'s path is part of a file's name: files cost more. */
  public static boolean namesFile(VisitorState state) {
    for (Tree around : state.getPath()) {
      if (!(around instanceof ExpressionTree)) {
        return false;
      }
      if (FILES.contains(KnownTypes.nameOf(ASTHelpers.getType(around)))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isOfSecure(MethodInvocationTree call, VisitorState state) {
    Type generator = ASTHelpers.getReceiver(call) == null ? null : ASTHelpers.getReceiverType(call);
    return generator != null
        && (KnownTypes.supertypes(generator, state).contains(SECURE)
            || (KnownTypes.nameOf(generator).equals("java.util.Random")
                && ValueTypes.of(ASTHelpers.getReceiver(call), state)
                    .equals(ImmutableSet.of(SECURE))));
  }
}
