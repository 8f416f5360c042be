package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import io.github.uncontended.analysis.hashing.HashCost.Work;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Immutability;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Follows a {@code hashCode()} method through the methods of its class: what it does, and whether
 * it gives the same value each time.
 */
final class HashCodeAnalysis extends TreeScanner<Void, Void> {
  /** How deep methods of the class are looked into. */
  private static final int DEPTH = 3;

  private final ClassSymbol owner;
  private final VisitorState state;
  private final Immutability immutability;
  private final Set<Work> work = EnumSet.noneOf(Work.class);
  private final Set<VarSymbol> fieldsRead = new HashSet<>();
  private boolean isFunctionOfFinalFields = true;

  /** How many values the longest array is filled with, and what for. */
  private int arrayOf;

  private String arrayFor = "";
  private Tree site;

  /** The call in the method itself by which the walk left it. */
  private Tree call;

  private int depth;

  HashCodeAnalysis(ClassTree type, VisitorState state) {
    this.owner = ASTHelpers.getSymbol(type);
    this.state = state;
    this.immutability = new Immutability(type, state);
  }

  /** What the body of a {@code hashCode()} does; empty as for {@link HashCost#of}. */
  Optional<HashCost> cost(Tree body) {
    scan(body, null);
    if (!isFunctionOfFinalFields) {
      return Optional.empty();
    }
    if (work.equals(EnumSet.of(Work.NESTED)) && fieldsRead.size() == 1) {
      // One other value, which may keep its own hash.
      return Optional.empty();
    }
    boolean fillsArray = arrayOf >= 2;
    boolean arrayOnly = work.isEmpty() && fillsArray;
    if (fillsArray) {
      work.add(Work.ARRAY);
    }
    return work.isEmpty()
        ? Optional.empty()
        : Optional.of(new HashCost(describe(), site, arrayOnly && arrayOf == 2));
  }

  private String describe() {
    StringBuilder words = new StringBuilder();
    for (Work done : work) {
      words.append(words.isEmpty() ? "" : " and ").append(done.words);
      if (done == Work.ARRAY) {
        words.append(arrayFor);
      }
    }
    return words.toString();
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree == null || !isFunctionOfFinalFields) {
      return null;
    }
    return switch (tree.getKind()) {
      case LAMBDA_EXPRESSION, MEMBER_REFERENCE, SYNCHRONIZED, THROW -> fail();
      case CLASS, INTERFACE, ENUM, RECORD, ANNOTATION_TYPE -> fail();
      case FOR_LOOP, ENHANCED_FOR_LOOP, WHILE_LOOP, DO_WHILE_LOOP -> {
        found(Work.LOOP, tree);
        yield super.scan(tree, null);
      }
      default -> super.scan(tree, null);
    };
  }

  private void found(Work done, Tree where) {
    work.add(done);
    seen(where);
  }

  private void seen(Tree where) {
    if (site == null) {
      site = depth == 0 ? where : call;
    }
  }

  private Void fail() {
    isFunctionOfFinalFields = false;
    return null;
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void unused) {
    if (ASTHelpers.getSymbol(tree) instanceof VarSymbol variable) {
      read(variable);
    }
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
    Type selected = ASTHelpers.getType(tree);
    if (tree.getIdentifier().contentEquals("this")
        && selected != null
        && selected.tsym != owner
        && !immutability.isImmutableType(selected)) {
      // The object around this one.
      return fail();
    }
    if (ASTHelpers.getSymbol(tree) instanceof VarSymbol variable) {
      read(variable);
    }
    return super.visitMemberSelect(tree, null);
  }

  private void read(VarSymbol variable) {
    if (!Expressions.isField(variable)
        || variable.name.contentEquals("this")
        || variable == state.getSymtab().lengthVar
        || variable.name.contentEquals("class")) {
      return;
    }
    if (!variable.isStatic()) {
      fieldsRead.add(variable);
    }
    boolean isFinal = (variable.flags() & Flags.FINAL) != 0;
    boolean isOfJdk =
        variable.isStatic() && variable.owner.getQualifiedName().toString().startsWith("java.");
    if (!isFinal || !(isOfJdk || immutability.isImmutable(variable))) {
      fail();
    }
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    if (!(ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      return fail();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    String name = method.name.toString();
    String declaredBy = method.owner.getQualifiedName().toString();
    if (Construction.isSuper(receiver)) {
      return fail();
    }
    if (method.owner == owner) {
      if (name.equals("hashCode") && method.params().isEmpty() && receiver != null) {
        // Another object of the class, as in a chain of parents.
        found(Work.NESTED, tree);
        return scan(receiver, null);
      }
      scan(receiver, null);
      return enter(tree, method);
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
    if (receiver == null || !callOn(receiver, name, declaredBy)) {
      return fail();
    }
    scan(receiver, null);
    return scan(tree.getArguments(), null);
  }

  /** Another method of the class: its body counts. */
  private Void enter(MethodInvocationTree invocation, MethodSymbol method) {
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
      array(
          invocation,
          invocation.getArguments(),
          declaredBy.endsWith("Objects") ? "Objects" : declaredBy,
          method);
    } else if (method.name.contentEquals("hashCode") && declaredBy.equals("java.util.Arrays")) {
      if (!(invocation.getArguments().get(0) instanceof NewArrayTree made)
          || made.getInitializers() == null) {
        return false;
      }
      array(invocation, made.getInitializers(), "Arrays", method);
    } else if (method.name.contentEquals("hashCode")) {
      invocation.getArguments().forEach(this::hashed);
    } else if (declaredBy.equals("java.lang.String")) {
      found(Work.STRING, invocation);
    } else if (declaredBy.equals("java.util.Arrays")) {
      return false;
    }
    return true;
  }

  private void array(
      Tree where, List<? extends ExpressionTree> values, String declaredBy, MethodSymbol method) {
    arrayOf = Math.max(arrayOf, values.size());
    arrayFor = declaredBy + "." + method.name;
    seen(where);
    values.forEach(this::hashed);
  }

  private boolean callOn(ExpressionTree receiver, String name, String declaredBy) {
    Type receiverType = ASTHelpers.getType(receiver);
    if (receiverType == null) {
      return false;
    }
    if (receiverType.tsym.name.contentEquals("HashCodeBuilder")) {
      arrayOf = Math.max(arrayOf, 3);
      arrayFor = "HashCodeBuilder";
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
      // The field that holds it has been seen to hold one that never changes.
      return ApiFact.STABLE.isInherited(receiverType, name)
          && Expressions.isField(ASTHelpers.getSymbol(receiver));
    }
    if (receiverType.tsym.getKind() == ElementKind.ENUM
        && !ApiFact.STABLE.holdsFor("java.lang.Enum", name)) {
      return immutability.fieldsAreImmutable((ClassSymbol) receiverType.tsym);
    }
    // Accessors of values that never change.
    return immutability.isImmutableType(receiverType);
  }

  /** Counts what hashing a value costs. */
  private void hashed(ExpressionTree value) {
    ValueHash.work(ASTHelpers.getType(value), state).ifPresent(done -> found(done, value));
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    return isLocal(tree.getVariable()) ? super.visitAssignment(tree, null) : fail();
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
    return isLocal(tree.getVariable()) ? super.visitCompoundAssignment(tree, null) : fail();
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void unused) {
    return Assignments.counts(tree) && !isLocal(tree.getExpression())
        ? fail()
        : super.visitUnary(tree, null);
  }

  private static boolean isLocal(ExpressionTree target) {
    return ASTHelpers.getSymbol(target) instanceof VarSymbol variable
        && !Expressions.isField(variable);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    Type created = ASTHelpers.getType(tree);
    return created != null && created.tsym.name.contentEquals("HashCodeBuilder")
        ? scan(tree.getArguments(), null)
        : fail();
  }
}
