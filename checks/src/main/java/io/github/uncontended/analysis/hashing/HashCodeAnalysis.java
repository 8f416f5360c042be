package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.hashing.HashCost.Work;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Abstract interpretation of a {@code hashCode()} method: whether it is a pure function of final
 * fields with immutable values ({@link FinalFieldScanner}), and which {@linkplain HashWork work} it
 * repeats on every call.
 *
 * <p>Methods of the same class are followed. Any other call must be known to be pure.
 */
final class HashCodeAnalysis extends FinalFieldScanner {
  /** How many calls deep methods of the class are followed. */
  private static final int DEPTH = 3;

  private final HashWork work = new HashWork();

  /** The call in the method itself that leads to the current body. */
  private Tree call;

  private int depth;

  HashCodeAnalysis(ClassTree type, VisitorState state) {
    super(type, state);
  }

  /** The cost of the body of a {@code hashCode()}; empty as for {@link HashCost#of}. */
  Optional<HashCost> cost(Tree body) {
    scan(body, null);
    return isPure() ? work.cost(fieldsRead()) : Optional.empty();
  }

  @Override
  void loops(Tree loop) {
    found(Work.LOOP, loop);
  }

  private void found(Work kind, Tree where) {
    work.add(kind, site(where));
  }

  /** The tree of the method itself that evaluates a tree. */
  private Tree site(Tree where) {
    return depth == 0 ? where : call;
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    if (!(ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      return fail();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    String name = method.name.toString();
    String declaredBy = method.owner.getQualifiedName().toString();
    if (Expressions.isSuper(receiver)) {
      return fail();
    }
    if (method.owner == owner) {
      if (name.equals("hashCode") && method.params().isEmpty() && receiver != null) {
        // Another instance of the class, as in a chain of parents.
        found(Work.NESTED, tree);
        return scan(receiver, null);
      }
      scan(receiver, null);
      return follow(tree, method);
    }
    if (name.equals("getClass") && tree.getArguments().isEmpty()) {
      return null;
    }
    if (method.isStatic()) {
      if (!callStatic(tree, method, declaredBy)) {
        return fail();
      }
      return scan(tree.getArguments(), null);
    }
    if (receiver == null || !callOn(tree, receiver, name, declaredBy)) {
      return fail();
    }
    scan(receiver, null);
    return scan(tree.getArguments(), null);
  }

  /** Follows a call of a method of the class. */
  private Void follow(MethodInvocationTree invocation, MethodSymbol method) {
    Optional<TreePath> declaration = UnitIndex.of(state).declaration(method);
    if (depth == DEPTH
        || declaration.isEmpty()
        || !(declaration.get().getLeaf() instanceof MethodTree body)
        || body.getBody() == null
        || Subclassing.isOverridden(method, state)) {
      return fail();
    }
    scan(invocation.getArguments(), null);
    if (depth == 0) {
      call = invocation;
    }
    depth++;
    scan(body.getBody(), null);
    depth--;
    return null;
  }

  /** Adds the work of a static method; false if the method is not known to be pure. */
  private boolean callStatic(
      MethodInvocationTree invocation, MethodSymbol method, String declaredBy) {
    boolean isGuavaHash =
        declaredBy.equals("com.google.common.base.Objects")
            && method.name.contentEquals("hashCode");
    if ((!ApiFact.DETERMINISTIC.holdsFor(method) || ApiFact.VARYING.holdsFor(method))
        && !isGuavaHash) {
      return false;
    }
    if (method.name.contentEquals("hash") || isGuavaHash) {
      fillsArray(
          invocation,
          invocation.getArguments(),
          declaredBy.endsWith("Objects") ? "Objects" : declaredBy,
          method);
    } else if (method.name.contentEquals("hashCode") && declaredBy.equals("java.util.Arrays")) {
      if (!(invocation.getArguments().get(0) instanceof NewArrayTree made)
          || made.getInitializers() == null) {
        return false;
      }
      fillsArray(invocation, made.getInitializers(), "Arrays", method);
    } else if (method.name.contentEquals("hashCode")) {
      invocation.getArguments().forEach(this::hashed);
    } else if (declaredBy.equals("java.lang.String")) {
      found(Work.STRING, invocation);
    } else if (declaredBy.equals("java.util.Arrays")) {
      return false;
    }
    return true;
  }

  private void fillsArray(
      Tree where, List<? extends ExpressionTree> values, String declaredBy, MethodSymbol method) {
    work.addArray(values.size(), declaredBy + "." + method.name, site(where));
    values.forEach(this::hashed);
  }

  /** Adds the work of a method of another object; false if it is not known to be pure. */
  private boolean callOn(Tree invocation, ExpressionTree receiver, String name, String declaredBy) {
    Type receiverType = ASTHelpers.getType(receiver);
    if (receiverType == null) {
      return false;
    }
    if (receiverType.tsym.name.contentEquals("HashCodeBuilder")) {
      found(Work.BUILDER, invocation);
      return true;
    }
    if (declaredBy.equals("java.lang.String")
        || state.getTypes().isSameType(receiverType, state.getSymtab().stringType)) {
      if (!ApiFact.NO_COPY.holdsFor("java.lang.String", name)) {
        found(Work.STRING, receiver);
      }
      return true;
    }
    if (name.equals("hashCode")) {
      hashed(receiver);
      return true;
    }
    if (KnownTypes.isCollection(receiverType, state)) {
      // visitIdentifier has checked that the field holds an unmodifiable collection.
      return ApiFact.STABLE.isInherited(receiverType, name)
          && Expressions.isField(ASTHelpers.getSymbol(receiver));
    }
    if (receiverType.tsym.getKind() == ElementKind.ENUM
        && !ApiFact.STABLE.holdsFor("java.lang.Enum", name)) {
      return immutability.fieldsAreImmutable((ClassSymbol) receiverType.tsym);
    }
    // An accessor of an immutable value.
    return immutability.isImmutableType(receiverType);
  }

  /** Adds the work of hashing a value. */
  private void hashed(ExpressionTree value) {
    ValueHash.work(ASTHelpers.getType(value), state).ifPresent(done -> found(done, value));
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    Type created = ASTHelpers.getType(tree);
    return created != null && created.tsym.name.contentEquals("HashCodeBuilder")
        ? scan(tree.getArguments(), null)
        : fail();
  }
}
