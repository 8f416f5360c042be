package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import io.github.uncontended.analysis.hashing.HashCost.Work;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.PossibleValues;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.Subclassing;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.analysis.values.Stability;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * Abstract interpretation of a {@code hashCode()} method: whether it is a pure function of final
 * fields with immutable values ({@link FinalFieldScanner}), and which {@linkplain HashWork work} it
 * repeats on every call.
 *
 * <p>Methods of the object and static methods of the compilation are followed. Any other call must
 * be known to be pure.
 */
class HashCodeAnalysis extends FinalFieldScanner {
  /** How many calls deep methods of the class are followed. */
  private static final int DEPTH = 3;

  private final HashWork work = new HashWork();
  private final HashedValues values;
  private final Set<String> assumptions;

  /** The class of the object that is hashed: that of the method, or a subclass of it. */
  private final ClassSymbol object;

  private final PassedValues passed = new PassedValues();

  /** The call in the method itself that leads to the current body. */
  private Tree call;

  private int depth;

  /**
   * An analysis of a method of a class.
   *
   * @param object the class of the object that is hashed: the same class, or a subclass of it
   * @param values the values whose methods the method may call
   * @param assumptions gets what is assumed, as clauses of a message
   */
  HashCodeAnalysis(
      ClassTree type,
      ClassSymbol object,
      VisitorState state,
      HashedValues values,
      Set<String> assumptions) {
    super(type, state);
    this.object = object;
    this.values = values;
    this.assumptions = assumptions;
  }

  /** The cost of the body of a {@code hashCode()}; empty as for {@link HashCost#of}. */
  Optional<HashCost> cost(Tree body) {
    scan(body, null);
    return isPure() ? work.cost(fieldsRead(), assumptions) : Optional.empty();
  }

  /** Whether a method is a pure function of its parameters and of final fields. */
  boolean isPure(MethodTree method) {
    scan(method.getBody(), null);
    return isPure();
  }

  @Override
  boolean admits(VarSymbol field) {
    return SettledArray.isIn(field, state) || values.areOnlyHashed(field.type);
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
    if (!(Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method)) {
      return fail();
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(tree);
    String name = method.name.toString();
    String declaredBy = method.owner.getQualifiedName().toString();
    if (Expressions.isSuper(receiver)) {
      return name.equals("hashCode") && isStableInSuperclass(method) ? null : fail();
    }
    if (method.owner == owner) {
      boolean isOwn = receiver == null || isOwn(receiver);
      if (name.equals("hashCode") && method.params().isEmpty() && !isOwn) {
        // Another instance of the class, as in a chain of parents.
        found(Work.NESTED, tree);
        return scan(receiver, null);
      }
      if (!isOwn && !(Symbols.of(receiver) instanceof TypeSymbol)) {
        scan(receiver, null);
      }
      // Another instance may be of another subclass, with a method of its own.
      return isOwn || implementation(method) == method ? follow(tree, method) : fail();
    }
    if (name.equals("getClass") && tree.getArguments().isEmpty()) {
      return receiver == null || isOwn(receiver) ? null : scan(receiver, null);
    }
    if (method.isStatic()) {
      if (Bodies.isOfThisCompilation(method.enclClass(), state)) {
        return follow(tree, method);
      }
      if (!callStatic(tree, method, declaredBy)) {
        return fail();
      }
      return scan(tree.getArguments(), null);
    }
    if (receiver == null || !callOn(tree, method, receiver, declaredBy)) {
      return fail();
    }
    if (name.equals("hashCode") && isListOfArguments(receiver)) {
      return scan(((MethodInvocationTree) receiver).getArguments(), null);
    }
    scan(receiver, null);
    return scan(tree.getArguments(), null);
  }

  /** Whether what a superclass hashes of the object never changes. */
  private boolean isStableInSuperclass(MethodSymbol hashCode) {
    UnitIndex index = UnitIndex.of(state);
    // What the subclasses override is only known in the unit.
    return (index.declaration(hashCode).isPresent() || index.subclasses(object).isEmpty())
        && values.isPureOf(object, hashCode);
  }

  /** Follows a call of a method of the object, or of a static method. */
  private Void follow(MethodInvocationTree invocation, MethodSymbol called) {
    MethodSymbol method = implementation(called);
    Optional<MethodTree> body =
        method == null ? Optional.empty() : new Bodies(state).method(method);
    if (depth == DEPTH || body.isEmpty() || Subclassing.isOverridden(method, state)) {
      return fail();
    }
    scan(invocation.getArguments(), null);
    List<? extends ExpressionTree> elements = passed.pass(invocation, body.get());
    if (!elements.isEmpty()
        && !fillsArray(invocation, elements, method.owner.name.toString(), method)) {
      return fail();
    }
    if (depth == 0) {
      call = invocation;
    }
    depth++;
    scan(body.get().getBody(), null);
    depth--;
    return null;
  }

  /** The method that a call on the object runs; null for none. */
  private MethodSymbol implementation(MethodSymbol called) {
    return called.isStatic() ? called : called.implementation(object, state.getTypes(), true);
  }

  /** Adds the work of a static method; false if the method is not known to be pure. */
  private boolean callStatic(
      MethodInvocationTree invocation, MethodSymbol method, String declaredBy) {
    List<? extends ExpressionTree> given = invocation.getArguments();
    if (!ApiFact.DETERMINISTIC.holdsFor(method) || ApiFact.VARYING.holdsFor(method)) {
      return false;
    }
    boolean hashes = method.name.contentEquals("hashCode");
    if (declaredBy.equals("java.util.Arrays")) {
      return hashes && hashesArray(invocation, given.get(0), method);
    }
    if (method.isVarArgs() && (hashes || method.name.contentEquals("hash"))) {
      if (given.size() == 1 && ((JCMethodInvocation) invocation).varargsElement == null) {
        return hashesArray(invocation, given.get(0), method);
      }
      return fillsArray(invocation, given, method.owner.name.toString(), method);
    }
    if (hashes) {
      return given.stream().allMatch(this::hashed);
    }
    if (declaredBy.equals("java.lang.String")) {
      found(Work.STRING, invocation);
      assumeLocale(method);
    }
    return method.name.toString().startsWith("requireNonNull")
        || given.stream().allMatch(this::isPlainValue);
  }

  private boolean hashesArray(
      MethodInvocationTree invocation, ExpressionTree array, MethodSymbol method) {
    if (array instanceof NewArrayTree made && made.getInitializers() != null) {
      return fillsArray(invocation, made.getInitializers(), "Arrays", method);
    }
    if (Expressions.isField(array) || array instanceof MethodInvocationTree) {
      // The field is admitted where it is read.
      found(Work.ARRAY_LOOP, invocation);
      return true;
    }
    return false;
  }

  /** Whether a library may call any method of a value, as all values of its type are immutable. */
  private boolean isPlainValue(ExpressionTree value) {
    return PossibleValues.allHave(value, type -> Stability.isImmutableValueType(type, state));
  }

  /** Records that the result of a method of {@code String} depends on the default locale. */
  private void assumeLocale(MethodSymbol method) {
    boolean takesLocale =
        !method.params().isEmpty()
            && method
                .params()
                .get(0)
                .type
                .tsym
                .getQualifiedName()
                .contentEquals("java.util.Locale");
    if (!takesLocale && ApiFact.USES_DEFAULT_LOCALE.holdsFor(method)) {
      assumptions.add("the default locale never changes");
    }
  }

  private boolean fillsArray(
      Tree where, List<? extends ExpressionTree> filled, String declaredBy, MethodSymbol method) {
    work.addArray(filled.size(), declaredBy + "." + method.name, site(where));
    return filled.stream().allMatch(this::hashed);
  }

  /** Adds the work of a method of another object; false if it is not known to be pure. */
  private boolean callOn(
      MethodInvocationTree invocation,
      MethodSymbol method,
      ExpressionTree receiver,
      String declaredBy) {
    Type receiverType = ASTHelpers.getType(receiver);
    if (receiverType == null) {
      return false;
    }
    String name = method.name.toString();
    if (receiverType.tsym.name.contentEquals("HashCodeBuilder")) {
      found(Work.BUILDER, invocation);
      return invocation.getArguments().stream().allMatch(this::isHashable);
    }
    if (name.equals("hashCode") && isListOfArguments(receiver)) {
      return fillsArray(
          invocation,
          ((MethodInvocationTree) receiver).getArguments(),
          Expressions.simpleName(((MethodInvocationTree) receiver).getMethodSelect()).equals("of")
              ? "List"
              : "Arrays",
          ASTHelpers.getSymbol((MethodInvocationTree) receiver));
    }
    if (declaredBy.equals("java.lang.String")
        || state.getTypes().isSameType(receiverType, state.getSymtab().stringType)) {
      if (!ApiFact.NO_COPY.holdsFor("java.lang.String", name)) {
        found(Work.STRING, receiver);
      }
      assumeLocale(method);
      return invocation.getArguments().stream().allMatch(this::isPlainValue);
    }
    if (isEntry(receiver)) {
      return name.equals("getKey")
          || name.equals("getValue")
          || (name.equals("hashCode")
              && receiverType.getTypeArguments().stream().allMatch(values::haveStableHash));
    }
    if (name.equals("hashCode")) {
      return hashed(receiver);
    }
    if (KnownTypes.isCollection(receiverType, state)) {
      // visitIdentifier has checked that the field holds an unmodifiable collection.
      return ApiFact.STABLE.isInherited(receiverType, name)
          && Expressions.isField(Symbols.of(receiver))
          && invocation.getArguments().stream().allMatch(this::isPlainValue);
    }
    if (receiverType.tsym.getKind() == ElementKind.ENUM
        && (ApiFact.STABLE.holdsFor("java.lang.Enum", name)
            || (name.equals("toString") && Stability.isImmutableValueType(receiverType, state)))) {
      return true;
    }
    if (!immutability.isImmutableType(receiverType)) {
      return false;
    }
    boolean isOfLibrary = !Bodies.isOfThisCompilation(method.enclClass(), state);
    return isOfLibrary
        ? invocation.getArguments().stream().allMatch(this::isPlainValue)
        : isAccessor(method) || values.isPure(method);
  }

  /** Whether a method is the accessor of a record component that the record does not declare. */
  private boolean isAccessor(MethodSymbol method) {
    return Expressions.isRecordAccessor(method)
        && UnitIndex.of(state).declaration(method).isEmpty()
        && JavacTrees.instance(state.context).getTree(method) == null;
  }

  /** Whether an expression is {@code List.of(…)} or {@code Arrays.asList(…)} of some values. */
  private static boolean isListOfArguments(ExpressionTree expression) {
    return expression instanceof MethodInvocationTree call
        && Symbols.of(call.getMethodSelect()) instanceof MethodSymbol method
        && method.isStatic()
        && ApiFact.LISTS_ARGUMENTS.holdsFor(method)
        && call.getArguments().stream()
            .map(ASTHelpers::getType)
            .noneMatch(type -> type == null || type.hasTag(TypeTag.ARRAY));
  }

  /** Adds the work of hashing a value; false if its hash code may change. */
  private boolean hashed(ExpressionTree value) {
    ValueHash.work(ASTHelpers.getType(passed.argument(value)), state)
        .ifPresent(done -> found(done, value));
    return isHashable(value);
  }

  private boolean isHashable(ExpressionTree value) {
    ExpressionTree argument = passed.argument(value);
    return passed.isOfArray(argument) || PossibleValues.allHave(argument, values::haveStableHash);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
    passed.iterate(tree);
    return super.visitEnhancedForLoop(tree, null);
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void unused) {
    if (tree.getKind() == Tree.Kind.PLUS
        && Expressions.isString(tree)
        && ASTHelpers.constValue(tree) == null) {
      found(Work.CONCATENATION, tree);
      if (!isPlainValue(tree.getLeftOperand()) || !isPlainValue(tree.getRightOperand())) {
        return fail();
      }
    }
    return super.visitBinary(tree, null);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    Type created = ASTHelpers.getType(tree);
    return created != null && created.tsym.name.contentEquals("HashCodeBuilder")
        ? scan(tree.getArguments(), null)
        : fail();
  }
}
