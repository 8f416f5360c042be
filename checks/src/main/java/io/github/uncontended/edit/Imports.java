package io.github.uncontended.edit;

import com.google.common.collect.ImmutableSet;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.TypeSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.Optional;

/**
 * The name by which an edit can refer to a type, decided by symbols: whether the simple name means
 * the type already, is hidden, or can be imported.
 *
 * <p>Only says which types a fix imports. Where the new import declarations go is decided when the
 * fix is applied: by Error Prone, or by {@link ImportBlock} from the text alone.
 */
public final class Imports {
  private Imports() {}

  /**
   * The name by which {@code at} can refer to a type: the simple name if it means the type or can
   * be imported, otherwise the qualified name.
   *
   * @param qualifiedName a top-level type that the code's class path has
   * @param fix gets the import, if one is needed
   * @return empty if the simple name means something else, and a declaration hides the package
   */
  public static Optional<String> find(
      String qualifiedName, Fix.Builder fix, TreePath at, VisitorState state) {
    String name = simplest(qualifiedName, fix, at, state);
    return isHidden(name, at, state) ? Optional.empty() : Optional.of(name);
  }

  /** As {@link #find}, but where no name is left, the finding will offer no fix. */
  public static String nameOf(
      String qualifiedName, Fix.Builder fix, TreePath at, VisitorState state) {
    String name = simplest(qualifiedName, fix, at, state);
    if (isHidden(name, at, state)) {
      fix.cannotName();
    }
    return name;
  }

  /** Whether a variable or a type hides the outermost package of a name (JLS 6.4.2). */
  private static boolean isHidden(String name, TreePath at, VisitorState state) {
    int dot = name.indexOf('.');
    if (dot < 0) {
      return false;
    }
    String root = name.substring(0, dot);
    return FreeNames.isDeclaredAround(at, state.getName(root), state)
        || FindIdentifiers.findIdent(root, state.withPath(at), KindSelector.VAL_TYP) != null;
  }

  private static String simplest(
      String qualifiedName, Fix.Builder fix, TreePath at, VisitorState state) {
    int dot = qualifiedName.lastIndexOf('.');
    String packageName = qualifiedName.substring(0, dot);
    String simpleName = qualifiedName.substring(dot + 1);
    CompilationUnitTree unit = at.getCompilationUnit();
    UnitIndex index = UnitIndex.of(unit, state.context);

    ImmutableSet<ClassSymbol> meant = index.typesNamed(simpleName);
    if (isShadowed(simpleName, qualifiedName, at, state)
        || FreeNames.isDeclaredAround(at, state.getName(simpleName), state)
        || fix.importsAnotherNamed(simpleName, qualifiedName)
        || meant.stream().anyMatch(type -> !type.flatName().contentEquals(qualifiedName))
        || (meant.isEmpty() && index.mentionsAlone(simpleName))) {
      return qualifiedName;
    }
    if (!meant.isEmpty()) {
      return simpleName;
    }
    if (mayLose(unit, state)) {
      return qualifiedName;
    }
    boolean starred = packageName.equals("java.lang");
    boolean isAmbiguous = false;
    for (ImportTree declared : unit.getImports()) {
      String name = dotted(declared.getQualifiedIdentifier());
      if (name.equals(qualifiedName)) {
        return simpleName;
      }
      if (name.endsWith("." + simpleName)) {
        return qualifiedName;
      }
      if (name.equals(packageName + ".*")) {
        starred = true;
      } else if (name.endsWith(".*")) {
        isAmbiguous |= mayDeclare(declared, state.getName(simpleName));
      }
    }
    PackageSymbol ours = ((JCCompilationUnit) unit).packge;
    if (ours.fullname.contentEquals(packageName)) {
      return simpleName;
    }
    boolean declaredHere = ours.members().findFirst(state.getName(simpleName)) != null;
    if (!declaredHere && starred && !isAmbiguous) {
      return simpleName;
    }
    fix.addImport(qualifiedName);
    return simpleName;
  }

  /** Whether the package or class of an import on demand has a type of a name. */
  private static boolean mayDeclare(ImportTree declared, Name name) {
    Symbol owner =
        ASTHelpers.getSymbol(
            ((MemberSelectTree) declared.getQualifiedIdentifier()).getExpression());
    return !(owner instanceof TypeSymbol) || owner.members().findFirst(name) != null;
  }

  /**
   * Whether a change of the imports may delete others: Lombok removes the imports of its
   * annotations from the tree, from which Error Prone writes all imports back.
   */
  static boolean mayLose(CompilationUnitTree unit, VisitorState state) {
    int end = unit.getTypeDecls().isEmpty() ? 0 : Source.start(unit.getTypeDecls().get(0));
    return end > 0 && Source.of(0, end, state).contains("import lombok.");
  }

  /**
   * Whether an enclosing class has a member type, a field or a type parameter with this name, or
   * the name itself and is not the type in question.
   */
  private static boolean isShadowed(
      String simpleName, String qualifiedName, TreePath at, VisitorState state) {
    Name name = state.getName(simpleName);
    for (TreePath path = at; path != null; path = path.getParentPath()) {
      if (path.getLeaf() instanceof ClassTree tree
          && shadows(ASTHelpers.getSymbol(tree), name, qualifiedName, state)) {
        return true;
      }
    }
    return false;
  }

  private static boolean shadows(
      ClassSymbol type, Name name, String qualifiedName, VisitorState state) {
    if ((type.name.equals(name) && !type.getQualifiedName().contentEquals(qualifiedName))
        || type.type.getTypeArguments().stream().anyMatch(t -> t.tsym.name.equals(name))) {
      return true;
    }
    for (Type supertype : state.getTypes().closure(type.type)) {
      if (supertype.tsym.members().findFirst(name, Imports::isTypeOrVariable) != null) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTypeOrVariable(Symbol symbol) {
    return symbol instanceof ClassSymbol || symbol instanceof VarSymbol;
  }

  private static String dotted(Tree name) {
    return name instanceof MemberSelectTree select
        ? dotted(select.getExpression()) + "." + select.getIdentifier()
        : ((IdentifierTree) name).getName().toString();
  }
}
