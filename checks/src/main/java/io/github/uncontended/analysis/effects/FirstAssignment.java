package io.github.uncontended.analysis.effects;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import io.github.uncontended.analysis.syntax.CodeScanner;
import io.github.uncontended.analysis.syntax.Completion;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Initializers;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.CompilationIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether fields are assigned before code reads them. Those are not that the initialization of
 * their object or class leaves alone, or assigns after it has called a method that reads them or
 * has passed {@code this} on.
 */
final class FirstAssignment {
  private final EffectAnalysis analysis;
  private final Bodies bodies;

  FirstAssignment(EffectAnalysis analysis, Bodies bodies) {
    this.analysis = analysis;
    this.bodies = bodies;
  }

  /** Whether a field may be read before it has a value, as far as the source shows. */
  boolean mayFollowRead(VarSymbol field) {
    Optional<ClassTree> type = bodies.type(field.enclClass());
    if (type.isEmpty()) {
      return false;
    }
    if (field.isStatic()) {
      Scanner scanner = new Scanner(field);
      type.get().getMembers().stream()
          .filter(Initializers::isStatic)
          .forEach(member -> scanner.scan(member, null));
      return scanner.found || scanner.leavesUnassigned();
    }
    for (Optional<ClassTree> at = type; at.isPresent(); at = superclass(at.get())) {
      for (Tree member : at.get().getMembers()) {
        if (member instanceof MethodTree constructor
            && isReadIn(constructor, at.get(), type.get(), field)) {
          return true;
        }
      }
    }
    return false;
  }

  private Optional<ClassTree> superclass(ClassTree type) {
    return ASTHelpers.getSymbol(type).getSuperclass().tsym instanceof ClassSymbol parent
        ? bodies.type(parent)
        : Optional.empty();
  }

  private boolean isReadIn(
      MethodTree constructor, ClassTree type, ClassTree declaring, VarSymbol field) {
    MethodSymbol symbol = ((JCMethodDecl) constructor).sym;
    if (symbol == null
        || !symbol.isConstructor()
        || Bodies.constructorCall(constructor).filter(Bodies::delegatesToThis).isPresent()) {
      return false;
    }
    Scanner scanner = new Scanner(field);
    Initializers.ofInstances(type).forEach(each -> scanner.scan(each, null));
    scanner.scan(constructor.getBody(), null);
    return scanner.found || (type == declaring && scanner.leavesUnassigned());
  }

  /** Scans code in the order of its execution, and the methods that it calls. */
  private final class Scanner extends CodeScanner {
    private final VarSymbol field;
    private final Set<MethodSymbol> entered = new HashSet<>();
    private boolean assigned;
    private boolean found;

    /** Whether the body that is scanned may return before it assigns the field. */
    private boolean returnsEarly;

    Scanner(VarSymbol field) {
      this.field = field;
    }

    /** Whether the scanned code may leave the field unassigned. A final one, javac knows of. */
    boolean leavesUnassigned() {
      return (!assigned || returnsEarly) && (field.flags() & Flags.FINAL) == 0;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      scan(tree.getInitializer(), null);
      assigned |= ((JCVariableDecl) tree).sym == field && tree.getInitializer() != null;
      return null;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      if (Symbols.of(ASTHelpers.stripParentheses(tree.getVariable())) != field) {
        return super.visitAssignment(tree, null);
      }
      scan(tree.getExpression(), null);
      assigned = true;
      return null;
    }

    @Override
    public Void visitIf(IfTree tree, Void unused) {
      scan(tree.getCondition(), null);
      boolean before = assigned;
      scan(tree.getThenStatement(), null);
      boolean then = assigned || isLeft(tree.getThenStatement());
      assigned = before;
      scan(tree.getElseStatement(), null);
      assigned = then && (assigned || isLeft(tree.getElseStatement()));
      return null;
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void unused) {
      scan(tree.getExpression(), null);
      returnsEarly |= !assigned;
      return null;
    }

    private boolean isLeft(StatementTree statement) {
      return statement != null && !Completion.isPossible(statement);
    }

    /** What a loop, a {@code switch} or a {@code try} assigns, it may leave unassigned. */
    @Override
    public Void scan(Tree tree, Void unused) {
      boolean before = assigned;
      super.scan(tree, null);
      boolean mayBeLeft =
          tree != null
              && switch (tree.getKind()) {
                case FOR_LOOP, ENHANCED_FOR_LOOP, WHILE_LOOP, SWITCH, SWITCH_EXPRESSION -> true;
                case TRY -> !((TryTree) tree).getCatches().isEmpty();
                default -> false;
              };
      assigned = mayBeLeft ? before : assigned;
      return null;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      read(tree);
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      if (field.isStatic() || Expressions.isOwnReceiver(tree.getExpression())) {
        read(tree);
      }
      return super.visitMemberSelect(tree, null);
    }

    private void read(ExpressionTree tree) {
      found |= !assigned && Symbols.of(tree) == field;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      super.visitMethodInvocation(tree, null);
      passThis(tree.getArguments());
      if (Symbols.of(tree.getMethodSelect()) instanceof MethodSymbol method
          && !method.isConstructor()
          && (field.isStatic() || Expressions.isOwnReceiver(ASTHelpers.getReceiver(tree)))) {
        enter(method);
      }
      return null;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      scan(tree.getArguments(), null);
      passThis(tree.getArguments());
      if (field.isStatic()
          && ((JCNewClass) tree).constructor != null
          && ((JCNewClass) tree).constructor.baseSymbol() instanceof MethodSymbol constructor) {
        enter(constructor);
      }
      return null;
    }

    private void passThis(List<? extends ExpressionTree> arguments) {
      found |= !assigned && !field.isStatic() && arguments.stream().anyMatch(Expressions::isThis);
    }

    private void enter(MethodSymbol method) {
      if (!entered.add(method)) {
        return;
      }
      if (method.isConstructor()) {
        bodies
            .type(method.enclClass())
            .map(Initializers::ofInstances)
            .ifPresent(code -> code.forEach(each -> scan(each, null)));
      }
      List<MethodTree> all = implementations(method).stream().flatMap(this::bodyOf).toList();
      boolean before = assigned;
      boolean byAll = true;
      for (MethodTree each : all) {
        assigned = before;
        run(each);
        byAll &= assigned;
      }
      assigned = all.isEmpty() ? before : byAll;
    }

    private List<MethodSymbol> implementations(MethodSymbol method) {
      return ASTHelpers.methodCanBeOverridden(method)
          ? ImmutableList.<MethodSymbol>builder()
              .addAll(CompilationIndex.of(analysis.state()).overriders(method))
              .add(method)
              .build()
          : ImmutableList.of(method);
    }

    private Stream<MethodTree> bodyOf(MethodSymbol method) {
      return bodies.method(method).stream();
    }

    /** Scans a method that returns to the code that is scanned already. */
    private void run(MethodTree method) {
      boolean outer = returnsEarly;
      returnsEarly = false;
      scan(method.getBody(), null);
      assigned &= !returnsEarly;
      returnsEarly = outer;
    }
  }
}
