package io.github.uncontended.analysis;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/**
 * What a {@code hashCode()} does on every call, where it is proven to give the same value each
 * time: it reads final fields of types that never change, and calls only what is known to be a
 * function of them.
 *
 * @param description the work, in words that complete "hashCode() … on every call"
 * @param site the expression or loop of the method that does it, the first of several
 * @param isSmall whether it is no more than the array of two cheap values
 */
public record HashCost(String description, Tree site, boolean isSmall) {
  /** How deep methods of the class and types of fields are looked into. */
  private static final int DEPTH = 3;

  private static final ImmutableSet<String> CHEAP_OF_STRING =
      ImmutableSet.of(
          "hashCode",
          "length",
          "isEmpty",
          "isBlank",
          "charAt",
          "codePointAt",
          "equals",
          "equalsIgnoreCase",
          "compareTo",
          "compareToIgnoreCase",
          "contains",
          "startsWith",
          "endsWith",
          "indexOf",
          "lastIndexOf",
          "intern",
          "toString");

  /** Methods of {@link #PURE_OWNERS} that give another value next time. */
  private static final ImmutableSet<String> CHANGING =
      ImmutableSet.of("random", "getBoolean", "getInteger", "getLong");

  /** Where {@link #FRESH_COLLECTION} makes what nobody can change; {@code EnumSet.of} does not. */
  private static final ImmutableSet<String> FRESH_OWNERS =
      ImmutableSet.of(
          "java.util.Collections",
          "java.util.List",
          "java.util.Map",
          "java.util.Set",
          "java.util.stream.Stream");

  private static final ImmutableSet<String> PLAIN_COPIES =
      ImmutableSet.of(
          "java.util.ArrayList",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.LinkedHashMap",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.TreeMap",
          "java.util.TreeSet");

  private static final ImmutableSet<String> OF_ENUM =
      ImmutableSet.of("name", "ordinal", "compareTo", "equals", "getDeclaringClass");

  private static final ImmutableSet<String> OF_COLLECTION =
      ImmutableSet.of("size", "isEmpty", "get", "contains", "containsKey");

  private static final ImmutableSet<String> PURE_OWNERS =
      ImmutableSet.of(
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Math",
          "java.lang.Short",
          "java.lang.String",
          "java.util.Arrays",
          "java.util.Objects");

  private static final ImmutableSet<String> FRESH_COLLECTION =
      ImmutableSet.of(
          "of",
          "copyOf",
          "ofEntries",
          "toList",
          "emptyList",
          "emptySet",
          "emptyMap",
          "singletonList",
          "singleton",
          "singletonMap");

  private static final ImmutableSet<String> HAVE_NO_FIELDS =
      ImmutableSet.of("java.lang.Object", "java.lang.Record", "java.lang.Enum");

  private static final ImmutableSet<String> WALKED_VALUES =
      ImmutableSet.of("java.math.BigInteger", "java.math.BigDecimal");

  private enum Work {
    ARRAY("fills an array for "),
    STRING("makes a changed copy of a string"),
    COLLECTION("walks a collection"),
    NESTED("hashes nested values"),
    LOOP("runs a loop");

    private final String words;

    Work(String words) {
      this.words = words;
    }
  }

  /**
   * The work of a {@code hashCode()} method that repeats it; empty if it does none worth keeping or
   * may give another value next time.
   *
   * @param method leaf of {@code state}'s path
   */
  public static Optional<HashCost> of(MethodTree method, VisitorState state) {
    Walk walk = new Walk((ClassTree) state.getPath().getParentPath().getLeaf(), state);
    walk.scan(method.getBody(), null);
    if (!walk.isFunctionOfFinalFields) {
      return Optional.empty();
    }
    if (walk.work.equals(EnumSet.of(Work.NESTED)) && walk.fieldsRead.size() == 1) {
      // One other value, which may keep its own hash.
      return Optional.empty();
    }
    boolean arrayOnly = walk.work.isEmpty() && walk.arrayOf >= 2;
    if (walk.arrayOf >= 2 && (arrayOnly || !walk.work.isEmpty())) {
      walk.work.add(Work.ARRAY);
    }
    if (walk.work.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new HashCost(walk.describe(), walk.site, arrayOnly && walk.arrayOf == 2));
  }

  private static final class Walk extends TreeScanner<Void, Void> {
    private final ClassTree type;
    private final ClassSymbol owner;
    private final VisitorState state;
    private final Set<Work> work = EnumSet.noneOf(Work.class);
    private final Set<VarSymbol> fieldsRead = new HashSet<>();
    private final Set<ClassSymbol> looking = new HashSet<>();
    private boolean isFunctionOfFinalFields = true;
    private int arrayOf;
    private String arrayFor = "";
    private Tree site;
    private Tree call;
    private int depth;

    Walk(ClassTree type, VisitorState state) {
      this.type = type;
      this.owner = ASTHelpers.getSymbol(type);
      this.state = state;
    }

    String describe() {
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
      return isFunctionOfFinalFields ? super.scan(tree, null) : null;
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
          && !isImmutableType(selected, DEPTH)) {
        // The object around this one.
        return fail();
      }
      if (ASTHelpers.getSymbol(tree) instanceof VarSymbol variable) {
        read(variable);
      }
      return super.visitMemberSelect(tree, null);
    }

    private void read(VarSymbol variable) {
      if (variable.getKind() != ElementKind.FIELD
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
      if (!isFinal || !(isOfJdk || isImmutable(variable, DEPTH))) {
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
      if (receiver instanceof IdentifierTree self && self.getName().contentEquals("super")) {
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
      if ((!PURE_OWNERS.contains(declaredBy) || CHANGING.contains(method.name.toString()))
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
        if (!CHEAP_OF_STRING.contains(name)) {
          found(Work.STRING, receiver);
        }
        return true;
      }
      if (name.equals("hashCode")) {
        hashed(receiver);
        return true;
      }
      if (isCollection(receiverType)) {
        // The field that holds it has been seen to hold one that never changes.
        return OF_COLLECTION.contains(name)
            && ASTHelpers.getSymbol(receiver) instanceof VarSymbol field
            && field.getKind() == ElementKind.FIELD;
      }
      if (receiverType.tsym.getKind() == ElementKind.ENUM && !OF_ENUM.contains(name)) {
        return fieldsAreImmutable((ClassSymbol) receiverType.tsym, DEPTH);
      }
      // Accessors of values that never change.
      return isImmutableType(receiverType, DEPTH);
    }

    /** Counts what hashing a value costs. */
    private void hashed(ExpressionTree value) {
      Type valueType = ASTHelpers.getType(value);
      if (valueType == null || valueType.isPrimitive()) {
        return;
      }
      if (isCollection(valueType)) {
        found(Work.COLLECTION, value);
      } else if (isNested(valueType)) {
        found(Work.NESTED, value);
      }
    }

    private boolean isCollection(Type valueType) {
      return isSubtype(valueType, "java.util.Collection") || isSubtype(valueType, "java.util.Map");
    }

    private boolean isSubtype(Type valueType, String supertype) {
      return ASTHelpers.isSubtype(valueType, state.getTypeFromString(supertype), state);
    }

    private boolean isNested(Type valueType) {
      String name = valueType.tsym.getQualifiedName().toString();
      boolean isOfJdk = name.startsWith("java.");
      return isOfJdk
          ? WALKED_VALUES.contains(name)
          : valueType.tsym.getKind() != ElementKind.ENUM
              && valueType.tsym instanceof ClassSymbol symbol
              && !keepsItsHash(symbol)
              && !hashesIdentity(symbol);
    }

    /** Whether a class leaves {@code hashCode()} to Object. */
    private boolean hashesIdentity(ClassSymbol symbol) {
      if (symbol.getKind() == ElementKind.RECORD) {
        return false;
      }
      for (Type supertype : state.getTypes().closure(symbol.type)) {
        if (!supertype.isInterface()
            && supertype.tsym != state.getSymtab().objectType.tsym
            && declaresHashCode(supertype.tsym)) {
          return false;
        }
      }
      return true;
    }

    private static boolean declaresHashCode(Symbol declarer) {
      for (Symbol member : declarer.members().getSymbols()) {
        if (member instanceof MethodSymbol method
            && method.name.contentEquals("hashCode")
            && method.params().isEmpty()) {
          return true;
        }
      }
      return false;
    }

    private boolean isImmutable(VarSymbol field, int levels) {
      return isImmutableType(field.type, levels)
          || (isCollection(field.type)
              && argumentsAreImmutable(field.type, levels)
              && isFilledOnce(field));
    }

    private boolean isImmutableType(Type valueType, int levels) {
      if (valueType == null || levels == 0) {
        return false;
      }
      if (Stability.isImmutableValueType(valueType, state)) {
        return true;
      }
      if (!(valueType.tsym instanceof ClassSymbol symbol)) {
        return false;
      }
      if (symbol.getQualifiedName().toString().startsWith("com.google.common.collect.Immutable")) {
        return argumentsAreImmutable(valueType, levels);
      }
      if ((symbol.flags() & (Flags.FINAL | Flags.INTERFACE)) != Flags.FINAL
          || JavacTrees.instance(state.context).getTree(symbol) == null) {
        return false;
      }
      if (!looking.add(symbol)) {
        // A field of its own type, as in a chain of parents, adds no further types.
        return true;
      }
      boolean isImmutable = fieldsAreImmutable(symbol, levels - 1);
      looking.remove(symbol);
      return isImmutable;
    }

    private boolean argumentsAreImmutable(Type valueType, int levels) {
      return !valueType.getTypeArguments().isEmpty()
          && valueType.getTypeArguments().stream()
              .allMatch(argument -> isImmutableType(argument, levels - 1));
    }

    private boolean fieldsAreImmutable(ClassSymbol symbol, int levels) {
      for (Symbol member : symbol.members().getSymbols()) {
        if (member instanceof VarSymbol field
            && !field.isStatic()
            && !isKeptHash(field)
            && ((field.flags() & Flags.FINAL) == 0 || !isImmutableType(field.type, levels))) {
          return false;
        }
      }
      return !(symbol.getSuperclass().tsym instanceof ClassSymbol base)
          || HAVE_NO_FIELDS.contains(base.getQualifiedName().toString())
          || (JavacTrees.instance(state.context).getTree(base) != null
              && fieldsAreImmutable(base, levels));
    }

    private static boolean keepsItsHash(ClassSymbol symbol) {
      for (Symbol member : symbol.members().getSymbols()) {
        if (member instanceof VarSymbol field && isKeptHash(field)) {
          return true;
        }
      }
      return false;
    }

    private static boolean isKeptHash(VarSymbol field) {
      return !field.isStatic()
          && (field.flags() & Flags.PRIVATE) != 0
          && field.type.isPrimitive()
          && field.name.toString().toLowerCase(Locale.ROOT).contains("hash");
    }

    /** Whether every assignment to a collection field gives it one that nobody can change. */
    private boolean isFilledOnce(VarSymbol field) {
      if (field.owner != owner) {
        return false;
      }
      boolean[] filled = {false, true};
      for (Tree member : type.getMembers()) {
        if (member instanceof VariableTree declared
            && ASTHelpers.getSymbol(declared) == field
            && declared.getInitializer() != null) {
          filled[0] = true;
          filled[1] &= isUnchangeable(declared.getInitializer());
        }
      }
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitAssignment(AssignmentTree tree, Void unused) {
          if (ASTHelpers.getSymbol(tree.getVariable()) == field) {
            filled[0] = true;
            filled[1] &= isUnchangeable(tree.getExpression());
          }
          return super.visitAssignment(tree, null);
        }
      }.scan(type, null);
      return filled[0] && filled[1];
    }

    private static boolean isUnchangeable(ExpressionTree written) {
      ExpressionTree value = ASTHelpers.stripParentheses(written);
      if (value instanceof ConditionalExpressionTree choice) {
        return isUnchangeable(choice.getTrueExpression())
            && isUnchangeable(choice.getFalseExpression());
      }
      if (value.getKind() == Tree.Kind.NULL_LITERAL) {
        return true;
      }
      if (!(value instanceof MethodInvocationTree call)
          || !(ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method)
          || !FRESH_OWNERS.contains(method.owner.getQualifiedName().toString())) {
        return false;
      }
      if (method.name.toString().startsWith("unmodifiable") && call.getArguments().size() == 1) {
        // A view of a copy that only the view holds.
        return call.getArguments().get(0) instanceof NewClassTree copy
            && copy.getClassBody() == null
            && PLAIN_COPIES.contains(
                ASTHelpers.getSymbol(copy.getIdentifier()).getQualifiedName().toString());
      }
      return FRESH_COLLECTION.contains(method.name.toString());
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
      return switch (tree.getKind()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
            isLocal(tree.getExpression()) ? super.visitUnary(tree, null) : fail();
        default -> super.visitUnary(tree, null);
      };
    }

    private static boolean isLocal(ExpressionTree target) {
      return ASTHelpers.getSymbol(target) instanceof VarSymbol variable
          && variable.getKind() != ElementKind.FIELD;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      Type created = ASTHelpers.getType(tree);
      return created != null && created.tsym.name.contentEquals("HashCodeBuilder")
          ? scan(tree.getArguments(), null)
          : fail();
    }

    @Override
    public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void unused) {
      found(Work.LOOP, tree);
      return super.visitEnhancedForLoop(tree, null);
    }

    @Override
    public Void visitForLoop(ForLoopTree tree, Void unused) {
      found(Work.LOOP, tree);
      return super.visitForLoop(tree, null);
    }

    @Override
    public Void visitWhileLoop(WhileLoopTree tree, Void unused) {
      found(Work.LOOP, tree);
      return super.visitWhileLoop(tree, null);
    }

    @Override
    public Void visitDoWhileLoop(DoWhileLoopTree tree, Void unused) {
      found(Work.LOOP, tree);
      return super.visitDoWhileLoop(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      return fail();
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      return fail();
    }

    @Override
    public Void visitSynchronized(SynchronizedTree tree, Void unused) {
      return fail();
    }

    @Override
    public Void visitThrow(ThrowTree tree, Void unused) {
      return fail();
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return fail();
    }
  }
}
