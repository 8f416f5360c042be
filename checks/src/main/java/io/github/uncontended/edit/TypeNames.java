package io.github.uncontended.edit;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Source.Feature;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.code.Type.WildcardType;
import com.sun.tools.javac.code.TypeTag;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The source by which an edit can denote a type, type arguments included. */
public final class TypeNames {
  private TypeNames() {}

  /**
   * The declared type of a new local variable: the type itself, otherwise {@code var} if the source
   * level has it; empty if neither can be written.
   *
   * @param fix gets the imports that are needed
   */
  public static Optional<String> ofLocal(
      Type type, Fix.Builder fix, TreePath at, VisitorState state) {
    Optional<String> written = of(type, fix, at, state);
    if (written.isPresent()) {
      return written;
    }
    return Feature.LOCAL_VARIABLE_TYPE_INFERENCE.allowedInSource(
            com.sun.tools.javac.code.Source.instance(state.context))
        ? Optional.of("var")
        : Optional.empty();
  }

  /**
   * A type as it can be written at {@code at}; empty for captured, intersection and anonymous
   * types, for types that are not accessible there, and for raw and deprecated ones, which can
   * cause javac warnings.
   *
   * @param fix gets the imports that are needed
   */
  public static Optional<String> of(Type type, Fix.Builder fix, TreePath at, VisitorState state) {
    Fix.Builder imports = Fix.builder();
    String written = new Writer(imports, at, state).write(type);
    if (written == null) {
      return Optional.empty();
    }
    fix.merge(imports);
    return Optional.of(written);
  }

  /** Writes a type, or returns null if it has no source form here. */
  private static final class Writer {
    private final Fix.Builder fix;
    private final TreePath at;
    private final VisitorState state;

    Writer(Fix.Builder fix, TreePath at, VisitorState state) {
      this.fix = fix;
      this.at = at;
      this.state = state;
    }

    String write(Type type) {
      if (type.isPrimitive()) {
        return type.tsym.name.toString();
      }
      if (type instanceof ArrayType array) {
        String element = write(array.elemtype);
        return element == null ? null : element + "[]";
      }
      if (type instanceof TypeVar variable) {
        return means(variable.tsym) ? variable.tsym.name.toString() : null;
      }
      if (!type.hasTag(TypeTag.CLASS)
          || type.isCompound()
          || type.isRaw()
          || !(type.tsym instanceof ClassSymbol symbol)
          || symbol.name.isEmpty()
          || symbol.isDeprecated()
          || !isAccessible(symbol)) {
        return null;
      }
      String name = nameOf(type, symbol);
      return name == null ? null : withArguments(name, type.getTypeArguments());
    }

    private String nameOf(Type type, ClassSymbol symbol) {
      if (symbol.owner instanceof PackageSymbol home) {
        return home.isUnnamed()
            ? (means(symbol) ? symbol.name.toString() : null)
            : Imports.nameOf(symbol.getQualifiedName().toString(), fix, at, state);
      }
      Type outer = type.getEnclosingType();
      boolean generic = outer.hasTag(TypeTag.CLASS) && outer.isParameterized();
      if ((!generic || isOwn(outer)) && means(symbol)) {
        return symbol.name.toString();
      }
      if (!(symbol.owner instanceof ClassSymbol owner)) {
        return null;
      }
      String prefix = generic ? write(outer) : nameOf(state.getTypes().erasure(owner.type), owner);
      return prefix == null ? null : prefix + "." + symbol.name;
    }

    /** Whether a type has its own type parameters as arguments, as it has within its class. */
    private boolean isOwn(Type type) {
      return state.getTypes().isSameType(type, type.tsym.type)
          && type.getTypeArguments().stream().allMatch(argument -> means(argument.tsym));
    }

    private String withArguments(String name, List<Type> arguments) {
      if (arguments.isEmpty()) {
        return name;
      }
      List<String> written = new ArrayList<>();
      for (Type argument : arguments) {
        String text = writeArgument(argument);
        if (text == null) {
          return null;
        }
        written.add(text);
      }
      return name + "<" + String.join(", ", written) + ">";
    }

    private String writeArgument(Type argument) {
      if (!(argument instanceof WildcardType wildcard)) {
        return write(argument);
      }
      if (wildcard.isUnbound()) {
        return "?";
      }
      String bound = write(wildcard.type);
      return bound == null ? null : (wildcard.isExtendsBound() ? "? extends " : "? super ") + bound;
    }

    /** Whether the simple name of a type means this type here. */
    private boolean means(Symbol symbol) {
      return FindIdentifiers.findIdent(symbol.name.toString(), state.withPath(at), KindSelector.TYP)
          == symbol;
    }

    private boolean isAccessible(ClassSymbol symbol) {
      ClassSymbol here = ASTHelpers.outermostClass(ASTHelpers.getSymbol(enclosingClass()));
      boolean samePackage = ASTHelpers.outermostClass(symbol).owner == here.owner;
      for (Symbol each = symbol; each instanceof ClassSymbol; each = each.owner) {
        long flags = each.flags();
        boolean open =
            (flags & Flags.PUBLIC) != 0
                || ((flags & Flags.PRIVATE) == 0 && samePackage)
                || ASTHelpers.outermostClass(each) == here;
        if (!open) {
          return false;
        }
      }
      return true;
    }

    private ClassTree enclosingClass() {
      TreePath path = at;
      while (!(path.getLeaf() instanceof ClassTree)) {
        path = path.getParentPath();
      }
      return (ClassTree) path.getLeaf();
    }
  }
}
