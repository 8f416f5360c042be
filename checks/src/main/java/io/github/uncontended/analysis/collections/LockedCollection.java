package io.github.uncontended.analysis.collections;

import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import io.github.uncontended.analysis.collections.FieldUses.Use;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.Optional;

/**
 * An expression that makes a collection with one lock around each call: {@code
 * Collections.synchronizedX(…)}, {@code new Hashtable<>(…)} or {@code new Vector<>(…)}.
 *
 * @param tree the expression
 * @param name what it is called in a message, such as {@code Hashtable}
 * @param inner the collection that a wrapper locks; else {@code tree}
 */
public record LockedCollection(ExpressionTree tree, String name, ExpressionTree inner) {
  /** The wrapper that a call makes; empty for another call. */
  public static Optional<LockedCollection> of(MethodInvocationTree call) {
    String name = simpleName(call.getMethodSelect());
    if (!name.startsWith("synchronized") || call.getArguments().size() != 1) {
      return Optional.empty();
    }
    Symbol method = ASTHelpers.getSymbol(call.getMethodSelect());
    return method != null && method.owner.getQualifiedName().contentEquals("java.util.Collections")
        ? Optional.of(new LockedCollection(call, "Collections." + name, call.getArguments().get(0)))
        : Optional.empty();
  }

  /** The {@code Hashtable} or {@code Vector} that is created, of no subclass; empty for another. */
  public static Optional<LockedCollection> of(NewClassTree creation) {
    ExpressionTree identifier = creation.getIdentifier();
    String name =
        simpleName(
            identifier instanceof ParameterizedTypeTree generic ? generic.getType() : identifier);
    if ((!name.equals("Hashtable") && !name.equals("Vector")) || creation.getClassBody() != null) {
      return Optional.empty();
    }
    Symbol type = ASTHelpers.getSymbol(identifier);
    return type != null && type.getQualifiedName().contentEquals("java.util." + name)
        ? Optional.of(new LockedCollection(creation, name, creation))
        : Optional.empty();
  }

  private static String simpleName(Tree tree) {
    return tree instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : tree instanceof IdentifierTree name ? name.getName().toString() : "";
  }

  /** Whether another collection is wrapped. */
  public boolean isWrapper() {
    return tree instanceof MethodInvocationTree;
  }

  /** Whether a read takes the lock. That of a map is taken for its views, too. */
  public boolean isLockedBy(Use read) {
    boolean unlocked =
        read.how().equals("for") || ApiFact.UNLOCKED_IN_WRAPPER.isMethodName(read.how());
    return !isWrapper() || name.endsWith("Map") || !unlocked;
  }
}
