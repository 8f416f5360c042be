package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Source.Feature;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.Name;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.Members;
import java.util.List;
import java.util.Optional;

/**
 * The helper method that calls {@code get} before {@code computeIfAbsent}, for expressions that no
 * statement can go before. It is added to the top-level class once, and recognized there.
 */
final class GetOrCompute {
  private static final String NAME = "getOrCompute";
  private static final String MAP = "java.util.Map";
  private static final String FUNCTION = "java.util.function.Function";

  private GetOrCompute() {}

  /**
   * Name of the method. The fix adds the method if the class has none that takes the map; empty if
   * the class can hold no such method.
   */
  static Optional<String> name(Type map, Fix.Builder fix, TreePath site, VisitorState state) {
    TreePath top = topLevel(site);
    ClassTree type = (ClassTree) top.getLeaf();
    for (MethodTree method : UnitIndex.of(state).memo(Named.class, Named::in).of(type)) {
      if (isKnown(method, map, state) && isVisible(method, site, top, state)) {
        String known = method.getName().toString();
        fix.reference(known, type, site.getLeaf(), state);
        return Optional.of(known);
      }
    }
    if (!canHoldMethod(type, state)) {
      return Optional.empty();
    }
    String name = FreeNames.member(NAME, type, site, state);
    Fix.Builder method = Fix.builder();
    if (!Members.addMethod(method, type, name, lines(name, method, top, state), state)) {
      return Optional.empty();
    }
    fix.merge(method).reference(name, type, site.getLeaf(), state);
    return Optional.of(name);
  }

  private static ImmutableList<String> lines(
      String name, Fix.Builder fix, TreePath top, VisitorState state) {
    ClassTree type = (ClassTree) top.getLeaf();
    String step =
        Source.indentStep(
            Source.indentAt(Source.start(type), state),
            Source.indentAt(Source.start(Members.last(type, state).orElseThrow()), state));
    String map = Imports.nameOf(MAP, fix, top, state);
    String function = Imports.nameOf(FUNCTION, fix, top, state);
    return ImmutableList.of(
        "/** Gets before it computes: computeIfAbsent alone may lock even on a hit. */",
        "private static <K, V> V " + name + "(",
        step
            + step
            + map
            + "<K, V> map, K key, "
            + function
            + "<? super K, ? extends V> function) {",
        step + "V value = map.get(key);",
        step + "return value != null ? value : map.computeIfAbsent(key, function);",
        "}");
  }

  private static TreePath topLevel(TreePath site) {
    TreePath top = null;
    for (TreePath at = site; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree) {
        top = at;
      }
    }
    return top;
  }

  private static boolean canHoldMethod(ClassTree type, VisitorState state) {
    if (type.getKind() == Kind.ANNOTATION_TYPE) {
      return false;
    }
    if (type.getKind() == Kind.INTERFACE
        && !Feature.PRIVATE_INTERFACE_METHODS.allowedInSource(
            com.sun.tools.javac.code.Source.instance(state.context))) {
      return false;
    }
    Optional<Tree> last = Members.last(type, state);
    // The semicolon behind an enum's constants may be missing.
    return last.isPresent()
        && !Members.isEnumConstant(last.get())
        && Source.hasPosition(type, state);
  }

  /** Whether a method is one that this class adds, with a parameter type that accepts the map. */
  private static boolean isKnown(MethodTree method, Type map, VisitorState state) {
    MethodSymbol symbol = ASTHelpers.getSymbol(method);
    return symbol.isStatic()
        && symbol.type.getTypeArguments().size() == 2
        && symbol.params().size() == 3
        && state
            .getTypes()
            .isSubtype(
                state.getTypes().erasure(map),
                state.getTypes().erasure(symbol.params().get(0).type))
        && symbol.params().get(2).type.tsym.getQualifiedName().contentEquals(FUNCTION)
        && method.getBody() != null
        && isGetThenCompute(method.getBody().getStatements());
  }

  /** Whether no class between the site and the top-level class hides the method by its name. */
  private static boolean isVisible(
      MethodTree method, TreePath site, TreePath top, VisitorState state) {
    for (TreePath at = site; at.getLeaf() != top.getLeaf(); at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree type
          && state.getTypes().closure(ASTHelpers.getSymbol(type).type).stream()
              .anyMatch(it -> it.tsym.members().findFirst((Name) method.getName()) != null)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isGetThenCompute(List<? extends Tree> body) {
    return body.size() == 2
        && body.get(0) instanceof VariableTree
        && body.get(1) instanceof ReturnTree result
        && result.getExpression() instanceof ConditionalExpressionTree;
  }

  /**
   * The methods with the name that this class adds, by top-level class: a class with many members
   * may need many fixes.
   */
  private record Named(ImmutableListMultimap<ClassTree, MethodTree> methods) {
    static Named in(CompilationUnitTree unit) {
      ImmutableListMultimap.Builder<ClassTree, MethodTree> methods =
          ImmutableListMultimap.builder();
      for (Tree declared : unit.getTypeDecls()) {
        if (declared instanceof ClassTree type) {
          for (Tree member : type.getMembers()) {
            if (member instanceof MethodTree method
                && method.getName().toString().startsWith(NAME)) {
              methods.put(type, method);
            }
          }
        }
      }
      return new Named(methods.build());
    }

    ImmutableList<MethodTree> of(ClassTree type) {
      return methods.get(type);
    }
  }
}
