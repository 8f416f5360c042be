package io.github.uncontended.runner.engine;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCLiteral;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.List;

/** Removes the bodies of a unit that javac cannot attribute. Its declarations stay. */
final class Declarations extends TreeScanner {
  private Declarations() {}

  /** Leaves only the declarations in a unit that is not attributed yet. */
  static void keepOnly(CompilationUnitTree unit) {
    ((JCTree) unit).accept(new Declarations());
  }

  @Override
  public void visitClassDef(JCClassDecl type) {
    for (JCTree member : type.defs) {
      if (member instanceof JCBlock initializer) {
        initializer.stats = List.nil();
      } else {
        scan(member);
      }
    }
  }

  @Override
  public void visitMethodDef(JCMethodDecl method) {
    if (method.body != null) {
      // A body, whatever is in it, would tell what a call does.
      method.body = null;
      method.mods.flags |= Flags.NATIVE;
    }
  }

  @Override
  public void visitVarDef(JCVariableDecl field) {
    // Other units may need the constants.
    if ((field.mods.flags & Flags.ENUM) == 0 && !(field.init instanceof JCLiteral)) {
      field.init = null;
    } else {
      scan(field.init);
    }
  }
}
