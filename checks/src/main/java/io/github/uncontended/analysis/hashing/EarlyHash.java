package io.github.uncontended.analysis.hashing;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.unit.Construction;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Whether an object may be hashed before its fields are all set: a hash kept then would stay. */
public final class EarlyHash {
  private EarlyHash() {}

  /**
   * Whether a constructor or initialiser of a class, or of a superclass in the unit, or a method
   * that these call on the object, hands the object on or hashes it.
   */
  public static boolean isPossible(ClassTree type, VisitorState state) {
    UnitIndex index = UnitIndex.of(state);
    Scanner scanner = new Scanner(index);
    Optional<ClassTree> scanned = Optional.of(type);
    while (scanned.isPresent()) {
      scanner.scanConstruction(scanned.get());
      Symbol superclass = ASTHelpers.getSymbol(scanned.get()).getSuperclass().tsym;
      scanned = index.declaration(superclass).map(path -> (ClassTree) path.getLeaf());
    }
    return scanner.found;
  }

  /** Whether a tree is {@code this} or {@code Key.this}. */
  private static boolean isSelf(Tree tree) {
    return Construction.isThis(tree)
        || (tree instanceof MemberSelectTree select
            && select.getIdentifier().contentEquals("this"));
  }

  private static final class Scanner extends TreeScanner<Void, Void> {
    private final UnitIndex index;
    private final Set<MethodSymbol> entered = new HashSet<>();
    private boolean found;

    Scanner(UnitIndex index) {
      this.index = index;
    }

    void scanConstruction(ClassTree type) {
      for (Tree member : type.getMembers()) {
        if ((member instanceof MethodTree method && method.getName().contentEquals("<init>"))
            || (member instanceof BlockTree block && !block.isStatic())
            || (member instanceof VariableTree field && !ASTHelpers.getSymbol(field).isStatic())) {
          scan(member, null);
        }
      }
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      if (isSelf(tree.getExpression()) && !tree.getIdentifier().contentEquals("hashCode")) {
        return null;
      }
      found |= isSelf(tree);
      return super.visitMemberSelect(tree, null);
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      found |= Construction.isThis(tree) || tree.getName().contentEquals("hashCode");
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void unused) {
      Tree called = tree.getMethodSelect();
      // this(…) is a constructor that is scanned itself.
      if (Construction.isThis(called)) {
        return scan(tree.getArguments(), null);
      }
      boolean onThis =
          called instanceof IdentifierTree
              || (called instanceof MemberSelectTree select
                  && (isSelf(select.getExpression())
                      || Construction.isSuper(select.getExpression())));
      if (onThis
          && ASTHelpers.getSymbol(called) instanceof MethodSymbol method
          && !method.isStatic()
          && !method.isConstructor()
          && entered.add(method)) {
        Optional<MethodTree> body =
            index.declaration(method).map(path -> (MethodTree) path.getLeaf());
        body.ifPresent(it -> scan(it.getBody(), null));
      }
      return super.visitMethodInvocation(tree, null);
    }
  }
}
