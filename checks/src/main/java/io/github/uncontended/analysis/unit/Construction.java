package io.github.uncontended.analysis.unit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.ApiFact;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Which code runs before an object, or a class, can be seen by other threads.
 *
 * <p>What a constructor stores by way of a final field is visible to every thread that gets the
 * object after the constructor (JLS 17.5); what a static initialiser does, to every user of the
 * class (JLS 12.4.2).
 */
public final class Construction {
  private final UnitIndex index;

  private Construction(UnitIndex index) {
    this.index = index;
  }

  /** Facts about the unit that {@code state} is in. */
  public static Construction of(VisitorState state) {
    return new Construction(UnitIndex.of(state));
  }

  /**
   * Whether a place runs only while what owns a field is being made: in a constructor or
   * initialiser (a static one for a static field), or in private methods that only these call.
   *
   * <p>Nothing is said about which object the place works on.
   */
  public boolean isDuring(TreePath place, VarSymbol field) {
    return isDuring(place, field, new HashSet<>());
  }

  private boolean isDuring(TreePath place, VarSymbol field, Set<Symbol> visiting) {
    Tree child = place.getLeaf();
    for (TreePath at = place.getParentPath(); at != null; at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof LambdaExpressionTree && !isLoopBody(at)) {
        return false;
      }
      if (leaf instanceof MethodTree method) {
        return ASTHelpers.getSymbol(at.getParentPath().getLeaf()) == field.owner
            && isDuring(method, field, visiting);
      }
      if (leaf instanceof ClassTree type) {
        return ASTHelpers.getSymbol(type) == field.owner && isStatic(child) == field.isStatic();
      }
      child = leaf;
    }
    return false;
  }

  private boolean isDuring(MethodTree tree, VarSymbol field, Set<Symbol> visiting) {
    MethodSymbol method = ASTHelpers.getSymbol(tree);
    if (method == null) {
      return false;
    }
    if (method.isConstructor()) {
      return !field.isStatic();
    }
    if (!method.isPrivate()) {
      return false;
    }
    if (!visiting.add(method)) {
      return true;
    }
    var calls = index.calls(method);
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(call -> isOnThis(call.getLeaf()) && isDuring(call, field, visiting));
  }

  /** Whether a call needs no other object than the one whose code it stands in. */
  private static boolean isOnThis(Tree call) {
    if (!(call instanceof MethodInvocationTree invocation)) {
      return false;
    }
    return !(invocation.getMethodSelect() instanceof MemberSelectTree select)
        || isThis(select.getExpression())
        || ASTHelpers.getSymbol(select.getExpression()) instanceof ClassSymbol;
  }

  /** Whether a tree is the word {@code this}, in {@code this(…)} too. */
  public static boolean isThis(Tree tree) {
    return tree instanceof IdentifierTree identifier && identifier.getName().contentEquals("this");
  }

  /** Whether a tree is the word {@code super}, in {@code super(…)} too. */
  public static boolean isSuper(Tree tree) {
    return tree instanceof IdentifierTree identifier && identifier.getName().contentEquals("super");
  }

  private static boolean isStatic(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree field && ASTHelpers.getSymbol(field).isStatic();
  }

  /**
   * Whether a lambda or method reference is the body of a sequential loop over a collection, which
   * runs it at once. A stream may be parallel.
   */
  public static boolean isLoopBody(TreePath lambda) {
    return lambda.getParentPath().getLeaf() instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && ApiFact.SEQUENTIAL_LOOP.isMethodName(method.name.toString())
        && isInPackage("java.util", "java.lang", method.enclClass().flatName().toString());
  }

  private static boolean isInPackage(String one, String other, String type) {
    String name = type.substring(0, Math.max(0, type.lastIndexOf('.')));
    return name.equals(one) || name.equals(other);
  }

  /**
   * Whether other code may get hold of an object of a class while its constructor runs, so that
   * another thread may see it half made: {@code this} handed out, captured by a lambda or an inner
   * object, or a call of code that is out of sight or can be overridden.
   */
  public boolean mayLeakThis(ClassSymbol type) {
    return mayLeakThis(type, new HashSet<>());
  }

  private boolean mayLeakThis(ClassSymbol type, Set<Symbol> visited) {
    Symbol supertype = type.getSuperclass().tsym;
    if (supertype instanceof ClassSymbol superclass
        && !isInert(superclass)
        && mayLeakThis(superclass, visited)) {
      return true;
    }
    Optional<TreePath> declaration = index.declaration(type);
    if (declaration.isEmpty()) {
      return true;
    }
    for (Tree member : ((ClassTree) declaration.get().getLeaf()).getMembers()) {
      boolean runs =
          member instanceof MethodTree method
              ? method.getName().contentEquals("<init>")
              : !(member instanceof ClassTree) && !isStatic(member);
      if (runs && leaks(new TreePath(declaration.get(), member), type, visited)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isInert(ClassSymbol superclass) {
    return ApiFact.INERT.holdsForType(superclass.flatName().toString());
  }

  private boolean leaks(TreePath code, ClassSymbol type, Set<Symbol> visited) {
    LeakScanner scanner = new LeakScanner(type, visited);
    scanner.scan(code, null);
    return scanner.leaks;
  }

  private final class LeakScanner extends TreePathScanner<Void, Void> {
    private final ClassSymbol type;
    private final Set<Symbol> visited;
    private boolean leaks;

    LeakScanner(ClassSymbol type, Set<Symbol> visited) {
      this.type = type;
      this.visited = visited;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      if (isThis(tree) && !isKeptHere(getCurrentPath())) {
        leaks = true;
      }
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      if (tree.getIdentifier().contentEquals("this") && !isKeptHere(getCurrentPath())) {
        leaks = true;
      }
      return super.visitMemberSelect(tree, null);
    }

    private static boolean isKeptHere(TreePath self) {
      TreePath parent = self.getParentPath();
      while (parent.getLeaf() instanceof ParenthesizedTree) {
        parent = parent.getParentPath();
      }
      Tree use = parent.getLeaf();
      return use instanceof MemberSelectTree
          || use instanceof SynchronizedTree
          // The call of another constructor of the class.
          || (use instanceof MethodInvocationTree call && call.getMethodSelect() == self.getLeaf());
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      leaks = true;
      return null;
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      if (ASTHelpers.getSymbol(tree.getIdentifier()) instanceof ClassSymbol made
          && made.hasOuterInstance()) {
        leaks = true;
      }
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      if (!isLoopBody(getCurrentPath()) && capturesThis()) {
        leaks = true;
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
      if (isThis(tree.getQualifierExpression()) || isSuper(tree.getQualifierExpression())) {
        leaks = true;
      }
      return super.visitMemberReference(tree, null);
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      boolean onThis =
          tree.getMethodSelect() instanceof MemberSelectTree select
              ? isThis(select.getExpression()) || isSuper(select.getExpression())
              : tree.getMethodSelect() instanceof IdentifierTree;
      if (onThis
          && ASTHelpers.getSymbol(tree.getMethodSelect()) instanceof MethodSymbol method
          && !method.isStatic()
          && !method.isConstructor()) {
        leaks |= mayLeak(method);
      }
      return super.visitMethodInvocation(tree, null);
    }

    private boolean mayLeak(MethodSymbol method) {
      if (method.name.contentEquals("getClass")) {
        return false;
      }
      boolean closed =
          ((method.flags() | method.owner.flags()) & Flags.FINAL) != 0 || method.isPrivate();
      if (!closed || method.owner != type) {
        return true;
      }
      Optional<TreePath> body = index.declaration(method);
      return body.isEmpty()
          || (visited.add(method) && Construction.this.leaks(body.get(), type, visited));
    }
  }
}
