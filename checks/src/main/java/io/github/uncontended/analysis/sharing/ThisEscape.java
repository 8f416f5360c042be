package io.github.uncontended.analysis.sharing;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether {@code this} escapes while an object is constructed, so that other code, or another
 * thread, can see the object before its fields are set (JLS 17.5: a final field is visible to every
 * thread only if the constructor does not publish the object).
 *
 * <p>The analysis follows the constructors, instance initializers and {@code readObject} methods of
 * the class and of its superclasses in the compilation, and the methods that these call on the
 * object.
 *
 * @param ways the ways in which {@code this} escapes or may escape
 * @param calls the methods that virtual dispatch selects for calls on the object, as far as the
 *     compilation shows
 * @param captures the lambdas and class bodies that hold {@code this}, and the methods that the
 *     construction or one of them runs on the object; empty if it is captured in other ways, too
 */
public record ThisEscape(
    ImmutableSet<Way> ways,
    ImmutableSet<MethodSymbol> calls,
    Optional<ImmutableSet<Tree>> captures) {
  /** How a reference to the object gets out of the code of its construction. */
  public enum Way {
    /** {@code this} is an argument, is stored, returned or otherwise used as a value. */
    VALUE,
    /** A lambda, a method reference, an inner or a local object holds {@code this}. */
    CAPTURE,
    /** A method without available source, or one that a subclass can override, is called. */
    UNKNOWN_CODE
  }

  /** Analyzes the construction of the instances of a class of the unit. */
  public static ThisEscape of(ClassSymbol type, VisitorState state) {
    return UnitIndex.of(state)
        .memo(Known.class, unit -> new Known(new HashMap<>()))
        .escapes()
        .computeIfAbsent(type, it -> analyze(it, state));
  }

  /** The results for the classes of a unit: each of their fields asks again. */
  private record Known(Map<ClassSymbol, ThisEscape> escapes) {}

  private static ThisEscape analyze(ClassSymbol type, VisitorState state) {
    Analysis analysis = new Analysis(type, state);
    analysis.construct(type);
    return new ThisEscape(
        ImmutableSet.copyOf(analysis.ways),
        ImmutableSet.copyOf(analysis.dispatched),
        analysis.isCapturedElsewhere
            ? Optional.empty()
            : Optional.of(ImmutableSet.copyOf(analysis.captures)));
  }

  /** Whether {@code this} may escape in any way. */
  public boolean isPossible() {
    return !ways.isEmpty();
  }

  /** How {@code this} may escape, in words that complete "since …"; empty if it cannot. */
  public Optional<String> reason() {
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    if (ways.contains(Way.VALUE)) {
      return Optional.of("the object escapes before its constructor returns");
    }
    return Optional.of(
        ways.contains(Way.UNKNOWN_CODE)
            ? "the object may escape in what its constructor calls"
            : "an inner class or a lambda has a reference to the object before its constructor"
                + " returns");
  }

  /**
   * The same of what escapes before a field is set: a function that does not use the field shows no
   * thread that it is unset.
   */
  public Optional<String> reason(VarSymbol field, VisitorState state) {
    boolean isUnused =
        ways.equals(ImmutableSet.of(Way.CAPTURE))
            && captures.isPresent()
            && UnitIndex.of(state).uses(field).stream()
                .noneMatch(use -> Streams.stream(use).anyMatch(captures.get()::contains));
    return isUnused ? Optional.empty() : reason();
  }

  /** Whether {@code this} is more than a qualifier, a monitor or a constructor call. */
  static boolean isValue(TreePath self) {
    Tree use = Places.withParentheses(self).getParentPath().getLeaf();
    boolean isConstructorCall =
        use instanceof MethodInvocationTree call && call.getMethodSelect() == self.getLeaf();
    return !(use instanceof MemberSelectTree
        || use instanceof SynchronizedTree
        || isConstructorCall);
  }

  private static final class Analysis {
    /** The class whose instances are constructed. */
    private final ClassSymbol constructed;

    private final VisitorState state;
    private final UnitIndex index;
    private final Set<Way> ways = EnumSet.noneOf(Way.class);
    private final Set<MethodSymbol> dispatched = new HashSet<>();
    private final Set<MethodSymbol> visited = new HashSet<>();
    private final Set<Tree> captures = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean isCapturedElsewhere;

    Analysis(ClassSymbol constructed, VisitorState state) {
      this.constructed = constructed;
      this.state = state;
      this.index = UnitIndex.of(state);
    }

    private Optional<TreePath> declaration(Symbol symbol) {
      Optional<TreePath> inUnit = index.declaration(symbol);
      return inUnit.isPresent() || !Bodies.isOfThisCompilation(symbol.enclClass(), state)
          ? inUnit
          : Optional.ofNullable(JavacTrees.instance(state.context).getPath(symbol));
    }

    void construct(ClassSymbol type) {
      Optional<TreePath> declaration = declaration(type);
      if (declaration.isEmpty()) {
        ways.add(Way.UNKNOWN_CODE);
        return;
      }
      if (type.getSuperclass().tsym instanceof ClassSymbol superclass
          && !ApiFact.INERT.holdsForType(superclass.flatName().toString())) {
        construct(superclass);
      }
      ClassTree tree = (ClassTree) declaration.get().getLeaf();
      for (Tree member : tree.getMembers()) {
        if (member instanceof MethodTree method && constructs(method)) {
          scan(new TreePath(declaration.get(), member), type);
        }
      }
      for (Tree initializer : Initializers.ofInstances(tree)) {
        scan(new TreePath(declaration.get(), initializer), type);
      }
    }

    private static boolean constructs(MethodTree method) {
      return method.getName().contentEquals("<init>")
          || method.getName().contentEquals("readObject")
          || method.getName().contentEquals("readObjectNoData");
    }

    void scan(TreePath code, ClassSymbol type) {
      new Scanner(this, type).scan(code, null);
    }

    /** Follows a call on the object. */
    void call(MethodSymbol method, boolean isVirtual) {
      if (method.name.contentEquals("getClass")) {
        return;
      }
      MethodSymbol target =
          isVirtual && !method.isPrivate()
              ? method.implementation(constructed, state.getTypes(), true)
              : method;
      if (target == null) {
        ways.add(Way.UNKNOWN_CODE);
        return;
      }
      if (isVirtual) {
        dispatched.add(target);
      }
      boolean isCertain =
          !isVirtual
              || target.isPrivate()
              || ((target.flags() | target.owner.flags() | constructed.flags()) & Flags.FINAL) != 0;
      Optional<TreePath> body = declaration(target);
      if (!isCertain || body.isEmpty()) {
        ways.add(Way.UNKNOWN_CODE);
      }
      if (body.isPresent() && visited.add(target)) {
        captures.add(body.get().getLeaf());
        scan(body.get(), target.enclClass());
      }
    }
  }

  /** Scans code that runs on the object; {@code type} is the class that the code is of. */
  private static final class Scanner extends TreePathScanner<Void, Void> {
    private final Analysis analysis;
    private final ClassSymbol type;

    Scanner(Analysis analysis, ClassSymbol type) {
      this.analysis = analysis;
      this.type = type;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      if (Expressions.isThis(tree) && isValue(getCurrentPath())) {
        analysis.ways.add(Way.VALUE);
      }
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      if (Expressions.isQualifiedThis(tree) && isValue(getCurrentPath())) {
        analysis.ways.add(Way.VALUE);
      }
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      analysis.ways.add(Way.CAPTURE);
      analysis.captures.add(tree);
      return super.visitClass(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      if (Symbols.of(tree.getIdentifier()) instanceof ClassSymbol created
          && created.hasOuterInstance()) {
        analysis.ways.add(Way.CAPTURE);
        analysis.isCapturedElsewhere = true;
      }
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      if (!Construction.isLoopBody(getCurrentPath()) && capturesThis()) {
        analysis.ways.add(Way.CAPTURE);
        analysis.captures.add(tree);
      }
      return super.visitLambdaExpression(tree, null);
    }

    private boolean capturesThis() {
      boolean[] captures = {false};
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitIdentifier(IdentifierTree tree, Void unused) {
          Symbol symbol = ASTHelpers.getSymbol(tree);
          captures[0] |=
              (symbol instanceof VarSymbol || symbol instanceof MethodSymbol)
                  && symbol.owner instanceof ClassSymbol
                  && !ASTHelpers.isStatic(symbol);
          return null;
        }
      }.scan(getCurrentPath(), null);
      return captures[0];
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      Tree qualifier = tree.getQualifierExpression();
      if (Expressions.isThis(qualifier) || Expressions.isSuper(qualifier)) {
        analysis.ways.add(Way.CAPTURE);
        analysis.isCapturedElsewhere = true;
      }
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      // In an inner class, a simple name may also be that of a method of its own.
      if (isOnThis(tree.getMethodSelect())
          && Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
          && type.isSubClass(method.owner, analysis.state.getTypes())
          && !method.isStatic()
          && !method.isConstructor()) {
        analysis.call(method, !Expressions.isSuper(ASTHelpers.getReceiver(tree)));
      }
      return super.visitMethodInvocation(tree, null);
    }

    private boolean isOnThis(Tree callee) {
      if (!(callee instanceof MemberSelectTree select)) {
        return callee instanceof IdentifierTree;
      }
      Tree receiver = ASTHelpers.stripParentheses(select.getExpression());
      return Expressions.isThis(receiver)
          || Expressions.isSuper(receiver)
          || (Expressions.isQualifiedThis(receiver)
              && ASTHelpers.getSymbol(((MemberSelectTree) receiver).getExpression()) == type);
    }
  }
}
