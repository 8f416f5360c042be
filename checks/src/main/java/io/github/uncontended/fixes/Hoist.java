package io.github.uncontended.fixes;

import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Imports;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * Hoists a value that never changes into a {@code private static final} field.
 *
 * <p>The constant precedes every static initializer that may run code of the class: an {@code
 * INSTANCE} that is constructed above it would see null. {@link ConstantOwner} decides which class
 * declares it.
 */
public final class Hoist {
  private Hoist() {}

  /** A value that is hoisted into a class; {@code initializer} names its type by {@code type}. */
  private record Value(ClassTree owner, String type, String initializer) {}

  /**
   * A constant that a fix adds.
   *
   * @param end where the static fields end that can precede it
   */
  private record Added(String name, int end) {}

  /**
   * What the fixes of a unit add. Each adds all that it needs, as it may be applied alone; those
   * that hoist the same value add the same, so that together they add it once.
   */
  private record Additions(Map<Value, Added> byValue) {}

  /** A constant that a fix can use, or why there is none. */
  public sealed interface Outcome {}

  /**
   * There is a constant.
   *
   * @param name by which the site refers to it
   */
  public record Constant(String name) implements Outcome {}

  /**
   * There is no constant.
   *
   * @param reason in a few words
   */
  public record Refused(String reason) implements Outcome {}

  /**
   * Makes a constant available at a site: an existing one with the same type and initializer,
   * otherwise a new one.
   *
   * @param site where the constant is used
   * @param type qualified name of the constant's type, a top-level class
   * @param initializer factory call behind the type's name, such as {@code .of("GMT")}; does not
   *     depend on the class
   * @param name suggested name of a new constant
   * @param fix gets the declaration and the import that are needed
   */
  public static Outcome constant(
      TreePath site,
      String type,
      String initializer,
      String name,
      Fix.Builder fix,
      VisitorState state) {
    return constant(site, type, written -> written + initializer, name, fix, state);
  }

  /**
   * As {@link #constant(TreePath, String, String, String, Fix.Builder, VisitorState)}, for any
   * initializer.
   *
   * @param initializer the factory call or creation, made of the type as it is written there
   */
  public static Outcome constant(
      TreePath site,
      String type,
      UnaryOperator<String> initializer,
      String name,
      Fix.Builder fix,
      VisitorState state) {
    Optional<String> known = existing(site, type, initializer, fix, state);
    if (known.isPresent()) {
      return new Constant(known.get());
    }
    ClassTree owner = (ClassTree) ConstantOwner.of(site).getLeaf();
    Added own = new Added(name, HoistPlace.end(owner, site, state));
    Value value = new Value(owner, type, initializer.apply(type));
    Map<Value, Added> additions =
        UnitIndex.of(state).memo(Additions.class, unit -> new Additions(new HashMap<>())).byValue();
    Added added = additions.getOrDefault(value, own);
    boolean shared =
        added.end() <= own.end()
            && FreeNames.member(added.name(), owner, site, state).equals(added.name());
    Outcome outcome =
        declared(
            site,
            type,
            (written, free) ->
                "private static final "
                    + written
                    + " "
                    + free
                    + " = "
                    + initializer.apply(written)
                    + ";",
            shared ? added : own,
            fix,
            state);
    if (outcome instanceof Constant constant) {
      additions.putIfAbsent(value, new Added(constant.name(), own.end()));
    }
    return outcome;
  }

  /**
   * Adds a constant to the class around a site.
   *
   * @param type qualified name of the constant's type, a top-level class
   * @param declaration the lines that declare and initialize the constant, made of the type as it
   *     is written there and the name; they depend on no code of the class
   * @param name suggested name
   * @param fix gets the declaration and the import that are needed
   */
  static Outcome declared(
      TreePath site,
      String type,
      BinaryOperator<String> declaration,
      String name,
      Fix.Builder fix,
      VisitorState state) {
    ClassTree owner = (ClassTree) ConstantOwner.of(site).getLeaf();
    Added added = new Added(name, HoistPlace.end(owner, site, state));
    return declared(site, type, declaration, added, fix, state);
  }

  private static Outcome declared(
      TreePath site,
      String type,
      BinaryOperator<String> declaration,
      Added added,
      Fix.Builder fix,
      VisitorState state) {
    TreePath owner = ConstantOwner.of(site);
    ClassTree target = (ClassTree) owner.getLeaf();
    Optional<String> refusal = ConstantOwner.refusal(target, site, state);
    if (refusal.isPresent()) {
      return new Refused(refusal.get());
    }
    Fix.Builder edits = Fix.builder();
    Optional<String> named = Imports.find(type, edits, owner, state);
    if (named.isEmpty()) {
      return new Refused("another declaration hides " + type);
    }
    String free = FreeNames.member(added.name(), target, site, state);
    String text = declaration.apply(named.get(), free);
    if (!HoistPlace.declare(edits, target, added.end(), free, text, state)) {
      return new Refused("its class has no place for a constant");
    }
    fix.merge(edits).reference(free, target, site.getLeaf(), state);
    return new Constant(free);
  }

  /** Name of a constant that is visible at the site, if there is one. */
  private static Optional<String> existing(
      TreePath site,
      String type,
      UnaryOperator<String> initializer,
      Fix.Builder fix,
      VisitorState state) {
    for (TreePath path = site; path != null; path = path.getParentPath()) {
      if (!(path.getLeaf() instanceof ClassTree around)) {
        continue;
      }
      int end = HoistPlace.initializedAt(around, site);
      for (VariableTree field : StaticInitializer.harmlessFields(around, state)) {
        if (Source.start(field) >= end) {
          break;
        }
        if (field.getInitializer() != null
            && isStaticFinal(field)
            && Source.hasPosition(field, state)
            && ASTHelpers.getSymbol(field).type.tsym.flatName().contentEquals(type)
            && isSame(field.getInitializer(), initializer, state)
            && isVisible(field, site, state)) {
          String name = field.getName().toString();
          fix.reference(name, around, site.getLeaf(), state).keepText(field, state);
          return Optional.of(name);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the simple name of a constant means it at the site, which is not in its declaration.
   */
  private static boolean isVisible(VariableTree field, TreePath site, VisitorState state) {
    return Streams.stream(site).noneMatch(tree -> tree == field)
        // Error Prone's lookup does not find local variables.
        && !FreeNames.isDeclaredAround(site, field.getName(), state)
        && ASTHelpers.getSymbol(field)
            == FindIdentifiers.findIdent(
                field.getName().toString(), state.withPath(site), KindSelector.VAR);
  }

  /** Whether a value is the factory call or creation, however its type is qualified. */
  private static boolean isSame(
      ExpressionTree value, UnaryOperator<String> initializer, VisitorState state) {
    Tree type =
        value instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree select
            ? select.getExpression()
            : value instanceof NewClassTree creation && creation.getClassBody() == null
                ? creation.getIdentifier()
                : null;
    return type != null
        && Symbols.of(type) instanceof ClassSymbol
        && initializer.apply(Source.of(type, state)).equals(Source.of(value, state));
  }

  private static boolean isStaticFinal(VariableTree field) {
    VarSymbol symbol = ASTHelpers.getSymbol(field);
    return symbol.isStatic() && (symbol.flags() & Flags.FINAL) != 0;
  }
}
