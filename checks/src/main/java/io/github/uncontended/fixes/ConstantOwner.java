package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import io.github.uncontended.edit.Members;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * The class that declares a constant for code inside it, or why none can.
 *
 * <p>No constant is added
 *
 * <ul>
 *   <li>to an interface, where it would be public;
 *   <li>to an inner, local or anonymous class: the nearest enclosing class that is none of these
 *       declares it;
 *   <li>to an enum whose instances may use it: they are constructed before any other static field
 *       is assigned;
 *   <li>to a serializable class without a {@code serialVersionUID} and without a static
 *       initializer: adding {@code <clinit>} changes the default one (JLS 13.1, {@code
 *       ObjectStreamClass.computeDefaultSUID}), and old streams no longer deserialize.
 * </ul>
 */
final class ConstantOwner {
  private ConstantOwner() {}

  /** The innermost class around a path that can hold static fields in every Java version. */
  static TreePath of(TreePath site) {
    TreePath owner = null;
    for (TreePath path = site; path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree type && (owner == null || !isStaticOrTop(owner))) {
        owner = path;
        if (type.getKind() == Kind.INTERFACE || type.getKind() == Kind.ANNOTATION_TYPE) {
          return owner;
        }
      }
    }
    return owner;
  }

  private static boolean isStaticOrTop(TreePath path) {
    return isStaticOrTop(ASTHelpers.getSymbol((ClassTree) path.getLeaf()));
  }

  private static boolean isStaticOrTop(ClassSymbol symbol) {
    // Records, enums and members of interfaces are static without saying so.
    return symbol.owner instanceof PackageSymbol
        || (symbol.owner instanceof ClassSymbol && symbol.isStatic());
  }

  /** Why a class cannot declare a constant for a path inside it; empty if it can. */
  static Optional<String> refusal(ClassTree target, TreePath site, VisitorState state) {
    ClassSymbol symbol = ASTHelpers.getSymbol(target);
    switch (target.getKind()) {
      case INTERFACE, ANNOTATION_TYPE -> {
        return Optional.of("a constant of an interface would be public");
      }
      case ENUM -> {
        if (!isUsedByStaticMethodOnly(target, site)) {
          return Optional.of("an enum's instances are built before its constants");
        }
      }
      default -> {}
    }
    if (!isStaticOrTop(symbol)) {
      return Optional.of("an inner, local or anonymous class holds no constants");
    }
    if (StaticInitializer.mayPrecede(target, state)) {
      return Optional.of("the static initializer of a supertype may run the code first");
    }
    if (DefaultSerialVersion.isUsedBy(symbol, state) && !hasStaticInitializer(target)) {
      return Optional.of(
          "a static initializer would change the default serialVersionUID of " + symbol.name);
    }
    return DefaultSerialVersion.dependingOnAccessors(site, state)
        .map(type -> "an accessor method could change the default serialVersionUID of " + type);
  }

  /** Whether no instance can run the code at a path before the enum's static fields are set. */
  private static boolean isUsedByStaticMethodOnly(ClassTree target, TreePath site) {
    boolean inStaticMethod = false;
    for (TreePath path = site; path.getLeaf() != target; path = path.getParentPath()) {
      if (path.getParentPath().getLeaf() == target) {
        inStaticMethod =
            path.getLeaf() instanceof MethodTree method
                && method.getModifiers().getFlags().contains(Modifier.STATIC);
      }
    }
    return inStaticMethod
        && target.getMembers().stream().noneMatch(ConstantOwner::runsAtConstruction);
  }

  private static boolean runsAtConstruction(Tree member) {
    if (member instanceof MethodTree method) {
      return isWrittenConstructor(method);
    }
    if (member instanceof VariableTree field && Members.isEnumConstant(field)) {
      return !(field.getInitializer() instanceof NewClassTree constant)
          || constant.getClassBody() != null
          || constant.getArguments().stream()
              .anyMatch(argument -> ASTHelpers.constValue(argument) == null);
    }
    return (member instanceof BlockTree block && !block.isStatic())
        || (member instanceof VariableTree field
            && !ASTHelpers.getSymbol(field).isStatic()
            && field.getInitializer() != null
            && ASTHelpers.constValue(field.getInitializer()) == null);
  }

  private static boolean isWrittenConstructor(MethodTree method) {
    return method.getName().contentEquals("<init>")
        && (ASTHelpers.getSymbol(method).flags() & Flags.GENERATEDCONSTR) == 0;
  }

  private static boolean hasStaticInitializer(ClassTree target) {
    return target.getMembers().stream().anyMatch(StaticInitializer::contains);
  }
}
