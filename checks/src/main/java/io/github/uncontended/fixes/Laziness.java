package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.effects.Permission;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.MemberChange;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** Whether an argument can become the body of a lambda: {@code () -> expression}. */
public final class Laziness {
  private static final Supplier<Name> CLOSE = VisitorState.memoize(state -> state.getName("close"));
  private static final Supplier<Name> SERIAL_VERSION =
      VisitorState.memoize(state -> state.getName("serialVersionUID"));

  private Laziness() {}

  /**
   * Why an expression cannot become the body of a lambda that throws no checked exception; empty if
   * it can.
   */
  public static Optional<String> obstacle(ExpressionTree expression, VisitorState state) {
    if (com.sun.tools.javac.code.Source.instance(state.context)
            .compareTo(com.sun.tools.javac.code.Source.JDK8)
        < 0) {
      return Optional.of("the source level has none");
    }
    Obstacles obstacles = new Obstacles(state);
    obstacles.scan(expression, null);
    return Optional.ofNullable(obstacles.found);
  }

  /**
   * Whether a lambda leaves the names of classes and of the members that javac adds as they are.
   *
   * <p>Reflection finds no enclosing method of a class in an initializer. If the class is in a
   * lambda there, it finds the lambda's method or a constructor (javac 17). Before nestmates (JDK
   * 11), javac numbers the methods through which a class uses private members of another class of
   * its nest, those of lambdas after the others, and their names enter the default {@code
   * serialVersionUID}.
   */
  public static Permission keepsNames(ExpressionTree expression, VisitorState state) {
    if (Expressions.contains(expression, ClassTree.class::isInstance)
        && state.findEnclosing(MethodTree.class, ClassTree.class) instanceof ClassTree) {
      return Permission.no("declares a class, whose enclosing method changes");
    }
    if (com.sun.tools.javac.code.Source.instance(state.context)
            .compareTo(com.sun.tools.javac.code.Source.JDK11)
        >= 0) {
      return Permission.proven();
    }
    ClassSymbol here = ASTHelpers.getSymbol(state.findEnclosing(ClassTree.class));
    return Expressions.contains(expression, part -> isPrivateElsewhere(part, here))
            && isSerializedByDefault(state)
        ? Permission.no("uses a private member of another class, whose accessor gets another name")
        : Permission.proven();
  }

  private static boolean isPrivateElsewhere(Tree part, ClassSymbol here) {
    Symbol symbol = part instanceof JCNewClass creation ? creation.constructor : Symbols.of(part);
    return symbol != null
        && !(symbol instanceof ClassSymbol)
        && (symbol.flags() & (Flags.PRIVATE | Flags.PROTECTED)) != 0
        && symbol.owner instanceof ClassSymbol
        && symbol.owner != here;
  }

  /** Whether a class around the place is serializable and declares no version. */
  private static boolean isSerializedByDefault(VisitorState state) {
    for (TreePath path = state.getPath(); path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree tree
          && Expressions.contains(
              tree, part -> part instanceof ClassTree each && isVersionless(each, state))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isVersionless(ClassTree tree, VisitorState state) {
    ClassSymbol type = ASTHelpers.getSymbol(tree);
    return ASTHelpers.isSubtype(type.type, state.getSymtab().serializableType, state)
        && type.getKind() != ElementKind.ENUM
        && !type.members().getSymbolsByName(SERIAL_VERSION.get(state)).iterator().hasNext();
  }

  /**
   * The source of a lambda without parameters that evaluates an expression. Never a method
   * reference: {@code x::m} evaluates {@code x} immediately.
   */
  public static String lambda(ExpressionTree expression, VisitorState state) {
    return "() -> " + Source.of(expression, state);
  }

  /**
   * Claims what a fix relies on that makes an expression lazy: each local variable that the lambda
   * captures stays effectively final, and no other fix needs the expression evaluated where it is.
   */
  static void claim(Fix.Builder fix, ExpressionTree expression, VisitorState state) {
    fix.defer(expression, state).changeMember(MemberChange.ofLambdas(state));
    Obstacles obstacles = new Obstacles(state);
    obstacles.scan(expression, null);
    obstacles.captured.forEach(fix::keepEffectivelyFinal);
  }

  /** Looks for what keeps an expression from becoming a lambda, and for what it would capture. */
  private static final class Obstacles extends TreeScanner<Void, Void> {
    private final VisitorState state;
    private final Set<Symbol> declaredInside = new HashSet<>();
    private final Set<VarSymbol> captured = new LinkedHashSet<>();
    private int functionDepth;
    private String found;

    Obstacles(VisitorState state) {
      this.state = state;
    }

    @Override
    public Void scan(Tree tree, Void unused) {
      return found == null ? super.scan(tree, null) : null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      declaredInside.add(ASTHelpers.getSymbol(tree));
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      if (isOuterLocal(tree)) {
        VarSymbol variable = (VarSymbol) ASTHelpers.getSymbol(tree);
        captured.add(variable);
        if ((variable.flags() & (Flags.FINAL | Flags.EFFECTIVELY_FINAL)) == 0) {
          found = "'" + tree.getName() + "' is not effectively final";
        }
      }
      return null;
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      checkTarget(tree.getVariable());
      return super.visitAssignment(tree, null);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
      checkTarget(tree.getVariable());
      return super.visitCompoundAssignment(tree, null);
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void unused) {
      if (Assignments.isIncrementOrDecrement(tree)) {
        checkTarget(tree.getExpression());
      }
      return super.visitUnary(tree, null);
    }

    private void checkTarget(ExpressionTree target) {
      if (isOuterLocal(target)) {
        found = "it assigns to '" + Symbols.of(target).name + "'";
      } else if (Symbols.of(target) instanceof VarSymbol field
          && Expressions.isField(field)
          && (field.flags() & Flags.FINAL) != 0) {
        found = "it assigns to the final field '" + field.name + "'";
      }
    }

    private boolean isOuterLocal(Tree tree) {
      return tree instanceof IdentifierTree
          && Symbols.of(tree) instanceof VarSymbol variable
          && !declaredInside.contains(variable)
          && isLocal(variable);
    }

    private static boolean isLocal(VarSymbol variable) {
      return switch (variable.getKind()) {
        case LOCAL_VARIABLE, PARAMETER, EXCEPTION_PARAMETER, RESOURCE_VARIABLE, BINDING_VARIABLE ->
            true;
        default -> false;
      };
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      functionDepth++;
      super.visitLambdaExpression(tree, null);
      functionDepth--;
      return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      // An anonymous class's initializers throw where it is created, its methods do not.
      functionDepth++;
      super.visitMethod(tree, null);
      functionDepth--;
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      Type type = ((JCMethodInvocation) tree).meth.type;
      checkThrown(type, ASTHelpers.getSymbol(tree.getMethodSelect()));
      return super.visitMethodInvocation(tree, null);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      checkThrown(((JCNewClass) tree).constructorType, ((JCNewClass) tree).constructor);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitTry(TryTree tree, Void unused) {
      tree.getResources().forEach(this::checkClose);
      return super.visitTry(tree, null);
    }

    /** The compiler calls {@code close()} of a resource, which can throw a checked exception. */
    private void checkClose(Tree resource) {
      Type type = ASTHelpers.getType(resource);
      if (type == null) {
        found = "javac could not resolve it";
        return;
      }
      for (Type each : state.getTypes().closure(type)) {
        for (Symbol member : each.tsym.members().getSymbolsByName(CLOSE.get(state))) {
          if (member instanceof MethodSymbol method && method.params().isEmpty()) {
            method.getThrownTypes().forEach(this::checkThrown);
            return;
          }
        }
      }
    }

    @Override
    public Void visitThrow(ThrowTree tree, Void unused) {
      checkThrown(ASTHelpers.getType(tree.getExpression()));
      return super.visitThrow(tree, null);
    }

    private void checkThrown(Type method, Symbol symbol) {
      if (method == null || symbol == null) {
        found = "javac could not resolve it";
        return;
      }
      method.getThrownTypes().forEach(this::checkThrown);
    }

    private void checkThrown(Type thrown) {
      if (functionDepth == 0 && isChecked(thrown)) {
        found = "it throws the checked " + thrown.tsym.name;
      }
    }

    private boolean isChecked(Type thrown) {
      return thrown != null
          && !state.getTypes().isSubtype(thrown, state.getSymtab().runtimeExceptionType)
          && !state.getTypes().isSubtype(thrown, state.getSymtab().errorType);
    }
  }
}
