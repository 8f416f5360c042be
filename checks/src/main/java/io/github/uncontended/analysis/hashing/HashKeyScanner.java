package io.github.uncontended.analysis.hashing;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** Collects what {@link HashKeys} knows, unit by unit. */
final class HashKeyScanner extends TreeScanner<Void, Void> {
  /** Ends of the names of types that hash what they hold. */
  private static final ImmutableSet<String> HASHED =
      ImmutableSet.of("Map", "Set", "Cache", "Multimap", "Multiset");

  /** Maps and sets that compare their keys, or distinguish them by identity. */
  private static final ImmutableSet<String> COMPARED =
      ImmutableSet.of(
          "Tree", "Sorted", "Navigable", "SkipList", "Identity", "Enum", "CopyOnWrite", "BitSet");

  /** Methods of streams and collectors that hash their elements. */
  private static final ImmutableSet<String> COLLECTS =
      ImmutableSet.of("distinct", "toSet", "toUnmodifiableSet", "groupingBy", "toMap");

  /** Methods that hash something by their names. */
  private static final ImmutableSet<String> NAMED =
      ImmutableSet.<String>builder().add("hash", "hashCode").addAll(COLLECTS).build();

  private final HashKeys found;
  private final FreshKeys created;

  private final ImmutableSet<Name> named;

  /** Whether types hash what they hold, of all units. */
  private final Map<Symbol, Boolean> collections;

  /** The local variables and parameters of the method that hold a new object, by their lookups. */
  private final Map<Symbol, Integer> freshLocals = new HashMap<>();

  /** The local variables of the unit that hold the result of a lookup, with the fresh key. */
  private final Map<Symbol, Symbol> lookups = new HashMap<>();

  /** The fresh keys that the code at hand has found to be absent. */
  private final Set<Symbol> missing = new HashSet<>();

  /** The class whose {@code hashCode()} the code at hand is; null elsewhere. */
  private ClassSymbol whole;

  HashKeyScanner(HashKeys found, Map<Symbol, Boolean> collections, FreshKeys created, Names names) {
    this.named = NAMED.stream().map(names::fromString).collect(toImmutableSet());
    this.found = found;
    this.collections = collections;
    this.created = created;
  }

  private boolean isHashed(Type collection) {
    if (collection == null) {
      return false;
    }
    Boolean known = collections.get(collection.tsym);
    if (known == null) {
      known = isHashed(collection.tsym);
      collections.put(collection.tsym, known);
    }
    return known;
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    VarSymbol variable = ASTHelpers.getSymbol(tree);
    addLookup(variable, tree.getInitializer());
    if (variable != null
        && variable.getKind() == ElementKind.LOCAL_VARIABLE
        && ASTHelpers.isConsideredFinal(variable)
        && tree.getInitializer() != null
        && created.isCreation(tree.getInitializer())) {
      freshLocals.put(variable, 0);
    }
    if (tree.getInitializer() instanceof NewClassTree creation
        && !isHashed(ASTHelpers.getType(creation.getIdentifier()))) {
      // A TreeMap in a variable of type Map calls no hashCode().
      return scan(creation, null);
    }
    if (Expressions.isField(variable)) {
      key(variable.type).ifPresent(found.kept()::add);
    }
    return super.visitVariable(tree, null);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void unused) {
    addLookup(Symbols.of(tree.getVariable()), tree.getExpression());
    return super.visitAssignment(tree, null);
  }

  private void addLookup(Symbol result, ExpressionTree value) {
    if (result != null
        && Expressions.withoutCasts(value) instanceof MethodInvocationTree call
        && !call.getArguments().isEmpty()) {
      Symbol key = Symbols.of(call.getArguments().get(0));
      if (holdsNew(key)) {
        lookups.put(result, key);
      }
    }
  }

  /** Lookups and stores in the branch that runs on a miss cost nothing on a hit. */
  @Override
  public Void visitIf(IfTree tree, Void unused) {
    ExpressionTree condition = ASTHelpers.stripParentheses(tree.getCondition());
    scan(condition, null);
    Symbol key = null;
    if (condition.getKind() == Kind.EQUAL_TO
        && condition instanceof BinaryTree comparison
        && Expressions.isNull(comparison.getRightOperand())) {
      key = lookups.get(Symbols.of(comparison.getLeftOperand()));
    }
    boolean added = key != null && missing.add(key);
    scan(tree.getThenStatement(), null);
    if (added) {
      missing.remove(key);
    }
    return scan(tree.getElseStatement(), null);
  }

  @Override
  public Void visitParameterizedType(ParameterizedTypeTree tree, Void unused) {
    addKey(ASTHelpers.getType(tree));
    return super.visitParameterizedType(tree, null);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void unused) {
    addKey(ASTHelpers.getType(tree));
    return super.visitNewClass(tree, null);
  }

  private void addKey(Type type) {
    key(type).ifPresent(found.keys()::add);
  }

  /** The type of the keys or elements of a collection that hashes them; empty for other types. */
  private Optional<Symbol> key(Type type) {
    return type != null && isHashed(type) && !type.getTypeArguments().isEmpty()
        ? Optional.of(type.getTypeArguments().head.tsym)
        : Optional.empty();
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
    if (tree.getName().contentEquals("hashCode")) {
      addHashed(ASTHelpers.getType(tree.getQualifierExpression()));
    }
    return super.visitMemberReference(tree, null);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
    if (Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method) {
      addCall(tree, method);
    }
    return super.visitMethodInvocation(tree, null);
  }

  private void addCall(MethodInvocationTree call, MethodSymbol method) {
    if (named.contains(method.name)) {
      addNamed(call, method.name.toString());
    } else if (!call.getArguments().isEmpty()) {
      addArguments(call, method);
    }
  }

  /** A call of a method that hashes something by its name. */
  private void addNamed(MethodInvocationTree call, String name) {
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (name.equals("hashCode") && call.getArguments().isEmpty()) {
      addHashed(receiver == null ? null : ASTHelpers.getType(receiver));
    } else if (COLLECTS.contains(name)) {
      Type elements =
          name.equals("distinct") ? ASTHelpers.getType(receiver) : ASTHelpers.getType(call);
      if (elements != null && !elements.getTypeArguments().isEmpty()) {
        elements.getTypeArguments().forEach(this::addHashed);
      }
    } else {
      call.getArguments().forEach(argument -> addHashed(ASTHelpers.getType(argument)));
    }
  }

  private void addArguments(MethodInvocationTree call, MethodSymbol method) {
    if (method.isStatic() && isHashed(method.getReturnType())) {
      call.getArguments().forEach(this::addArgument);
      return;
    }
    ExpressionTree receiver = ASTHelpers.getReceiver(call);
    if (receiver != null && isHashed(ASTHelpers.getType(receiver))) {
      addArgument(call.getArguments().get(0));
    }
  }

  private void addArgument(ExpressionTree argument) {
    Type type = ASTHelpers.getType(argument);
    if (type != null) {
      (isFresh(argument) ? found.fresh() : found.hashed()).add(type.tsym);
    }
  }

  /**
   * Whether an object is new: created in place, or for one lookup and the store after a miss. Any
   * number of calls may follow in the branch of the miss.
   */
  private boolean isFresh(ExpressionTree argument) {
    if (created.isCreation(argument)) {
      return true;
    }
    Symbol local = Symbols.of(argument);
    return holdsNew(local)
        && (missing.contains(local) || freshLocals.merge(local, 1, Integer::sum) <= 2);
  }

  private boolean holdsNew(Symbol variable) {
    return freshLocals.containsKey(variable)
        || (variable instanceof VarSymbol parameter && created.isCreatedByCallers(parameter));
  }

  private void addHashed(Type type) {
    if (type == null) {
      return;
    }
    if (whole == null) {
      found.hashed().add(type.tsym);
    } else if (whole != type.tsym) {
      found.parts().put(type.tsym, whole);
    }
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    freshLocals.clear();
    lookups.clear();
    ClassSymbol around = whole;
    whole =
        tree.getName().contentEquals("hashCode") && tree.getParameters().isEmpty()
            ? ASTHelpers.getSymbol(tree).enclClass()
            : null;
    super.visitMethod(tree, null);
    whole = around;
    return null;
  }

  private static boolean isHashed(Symbol collection) {
    String name = collection.getSimpleName().toString();
    return HASHED.stream().anyMatch(name::endsWith) && COMPARED.stream().noneMatch(name::contains);
  }
}
