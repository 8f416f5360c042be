package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.google.errorprone.util.FindIdentifiers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindSelector;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.Members;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Hoisting a value that never changes into a {@code private static final} field.
 *
 * <p>The new constant stands before every static initialiser that may run the class's own code: an
 * {@code INSTANCE} built above it would see null. No constant is added
 *
 * <ul>
 *   <li>to an interface, where it would be public;
 *   <li>to an inner, local or anonymous class: the nearest class around it that is none of these
 *       takes it;
 *   <li>to an enum whose instances may use it: they are built before any other static field is;
 *   <li>to a serializable class without a {@code serialVersionUID} and without a static
 *       initialiser: adding {@code <clinit>} changes the default one (JLS 13.1, {@code
 *       ObjectStreamClass.computeDefaultSUID}), and old streams no longer deserialize.
 * </ul>
 */
public final class Hoist {
  private Hoist() {}

  /** A constant that a fix may use, or why there can be none. */
  public sealed interface Outcome {}

  /**
   * There is a constant.
   *
   * @param name by which the place refers to it
   */
  public record Constant(String name) implements Outcome {}

  /**
   * There can be none.
   *
   * @param reason in a few words
   */
  public record Refused(String reason) implements Outcome {}

  /**
   * Makes a constant available at a place: the class's own where it has one with the same type and
   * initializer, else a new one.
   *
   * @param site where the constant is needed
   * @param type qualified name of the constant's type, a top-level class
   * @param initializer factory call behind the type's name, such as {@code .of("GMT")}; needs
   *     nothing of the class
   * @param name what to call a new constant
   * @param fix gets the declaration and an import, if they are needed
   */
  public static Outcome constant(
      TreePath site,
      String type,
      String initializer,
      String name,
      Fix.Builder fix,
      VisitorState state) {
    TreePath owner = owner(site);
    ClassTree target = (ClassTree) owner.getLeaf();
    Optional<String> known = existing(site, type, initializer, state);
    if (known.isPresent()) {
      return new Constant(known.get());
    }
    Optional<String> refusal = refusal(target, site, state);
    if (refusal.isPresent()) {
      return new Refused(refusal.get());
    }
    Fix.Builder declaration = Fix.builder();
    String typeName = Imports.nameOf(type, declaration, owner, state);
    String free = FreeNames.member(name, target, site, state);
    String text =
        "private static final " + typeName + " " + free + " = " + typeName + initializer + ";";
    if (!declare(declaration, target, text, state)) {
      return new Refused("its class has no place for a constant");
    }
    fix.merge(declaration);
    return new Constant(free);
  }

  /** The innermost class around a place that may hold static fields in every Java version. */
  private static TreePath owner(TreePath site) {
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

  private static Optional<String> existing(
      TreePath site, String type, String initializer, VisitorState state) {
    for (TreePath path = site; path != null; path = path.getParentPath()) {
      if (!(path.getLeaf() instanceof ClassTree around)) {
        continue;
      }
      for (Tree member : around.getMembers()) {
        if (member instanceof VariableTree field
            && field.getInitializer() != null
            && isStaticFinal(field)
            && Source.hasPosition(field, state)
            && ASTHelpers.getSymbol(field).type.tsym.flatName().contentEquals(type)
            && isSame(field.getInitializer(), initializer, state)
            && isVisible(field, site, state)) {
          return Optional.of(field.getName().toString());
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Whether the constant's simple name means the constant at the place, and the place is not it.
   */
  private static boolean isVisible(VariableTree field, TreePath site, VisitorState state) {
    return Streams.stream(site).noneMatch(tree -> tree == field)
        // Error Prone's lookup sees no local variables.
        && !FreeNames.isDeclaredAround(site, field.getName())
        && ASTHelpers.getSymbol(field)
            == FindIdentifiers.findIdent(
                field.getName().toString(), state.withPath(site), KindSelector.VAR);
  }

  /** Whether an initializer is the factory call {@code Type<initializer>}, however qualified. */
  private static boolean isSame(ExpressionTree found, String initializer, VisitorState state) {
    return found instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && ASTHelpers.getSymbol(select.getExpression()) instanceof ClassSymbol
        && initializer.equals(
            Source.of(
                state.getEndPosition(select.getExpression()), state.getEndPosition(found), state));
  }

  private static Optional<String> refusal(ClassTree target, TreePath site, VisitorState state) {
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
    if (isSerializable(symbol, state)
        && !hasSerialVersionUid(symbol)
        && !hasStaticInitializer(target)) {
      return Optional.of(
          "a static initialiser would change the default serialVersionUID of " + symbol.name);
    }
    return Optional.empty();
  }

  /** Whether no instance can run the place before the enum's static fields are set. */
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
        && target.getMembers().stream()
            .noneMatch(
                member -> member instanceof MethodTree method && isWrittenConstructor(method));
  }

  private static boolean isWrittenConstructor(MethodTree method) {
    return method.getName().contentEquals("<init>")
        && (ASTHelpers.getSymbol(method).flags() & Flags.GENERATEDCONSTR) == 0;
  }

  private static boolean isSerializable(ClassSymbol symbol, VisitorState state) {
    // Enums and records have no serialVersionUID that counts.
    return !symbol.isEnum()
        && (symbol.flags() & Flags.RECORD) == 0
        && state.getTypes().closure(symbol.type).stream()
            .anyMatch(type -> type.tsym.flatName().contentEquals("java.io.Serializable"));
  }

  private static boolean hasSerialVersionUid(ClassSymbol symbol) {
    for (Symbol member : symbol.members().getSymbols()) {
      if (member.name.contentEquals("serialVersionUID") && member instanceof VarSymbol) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasStaticInitializer(ClassTree target) {
    return target.getMembers().stream().anyMatch(Hoist::isStaticInitializer);
  }

  /** Whether a member is code in {@code <clinit>}. */
  private static boolean isStaticInitializer(Tree member) {
    if (member instanceof BlockTree block) {
      return block.isStatic();
    }
    return member instanceof VariableTree field
        && field.getInitializer() != null
        && ASTHelpers.getSymbol(field).isStatic()
        && ASTHelpers.getSymbol(field).getConstantValue() == null;
  }

  private static boolean isStaticFinal(VariableTree field) {
    VarSymbol symbol = ASTHelpers.getSymbol(field);
    return symbol.isStatic() && (symbol.flags() & Flags.FINAL) != 0;
  }

  /** Declares the constant behind the last of the leading ones that can't need it. */
  private static boolean declare(
      Fix.Builder fix, ClassTree target, String declaration, VisitorState state) {
    ImmutableList<Tree> members = Members.written(target, state);
    Tree previous = null;
    for (Tree member : members) {
      if (isEnumConstant(member)) {
        previous = member;
      } else if (isStaticInitializer(member) && mayUse(member, state)) {
        break;
      } else if (member instanceof VariableTree field && isStatic(field)) {
        previous = field;
      }
    }
    if (target.getKind() == Kind.ENUM) {
      return declareInEnum(fix, members, previous, declaration, state);
    }
    return previous == null
        ? Members.addFirst(fix, target, declaration, state)
        : Members.addAfter(fix, previous, declaration, state);
  }

  /** Behind the enum constants and their semicolon, which is there if anything follows them. */
  private static boolean declareInEnum(
      Fix.Builder fix, List<Tree> members, Tree previous, String declaration, VisitorState state) {
    if (previous != null && !isEnumConstant(previous)) {
      return Members.addAfter(fix, previous, declaration, state);
    }
    int behindConstants = state.getEndPosition(previous);
    for (Tree member : members) {
      if (!isEnumConstant(member)) {
        int start = Source.start(member);
        if (!Source.startsLine(start, state) || Source.hasComment(behindConstants, start, state)) {
          return false;
        }
        String indent = Source.indentAt(start, state);
        String separator = Source.lineSeparator(state);
        fix.insert(start, declaration + separator + separator + indent);
        return true;
      }
    }
    return false;
  }

  private static boolean isEnumConstant(Tree member) {
    return member instanceof VariableTree field
        && (ASTHelpers.getSymbol(field).flags() & Flags.ENUM) != 0;
  }

  private static boolean isStatic(VariableTree field) {
    return ASTHelpers.getSymbol(field).isStatic();
  }

  /**
   * Whether a static initialiser may reach code of its class. A factory of another class that is
   * given constants and class literals alone (a logger, a pattern) does not.
   */
  private static boolean mayUse(Tree initializer, VisitorState state) {
    return !(initializer instanceof VariableTree field)
        || mayReachClass(field.getInitializer(), state);
  }

  private static boolean mayReachClass(ExpressionTree value, VisitorState state) {
    if (value instanceof LiteralTree || ASTHelpers.constValue(value) != null) {
      return false;
    }
    if (isClassLiteral(value)) {
      return false;
    }
    if (value instanceof NewClassTree creation && creation.getClassBody() == null) {
      return isOfThisCompilation(ASTHelpers.getSymbol(creation.getIdentifier()), state)
          || creation.getArguments().stream().anyMatch(argument -> mayReachClass(argument, state));
    }
    if (value instanceof MethodInvocationTree call
        && call.getMethodSelect() instanceof MemberSelectTree select
        && isClassLiteral(select.getExpression())) {
      return false;
    }
    if (value instanceof MethodInvocationTree call
        && ASTHelpers.getSymbol(call.getMethodSelect()) instanceof MethodSymbol method
        && method.isStatic()) {
      return isOfThisCompilation(method.owner, state)
          || call.getArguments().stream().anyMatch(argument -> mayReachClass(argument, state));
    }
    return true;
  }

  private static boolean isClassLiteral(ExpressionTree value) {
    return value instanceof MemberSelectTree select
        && select.getIdentifier().contentEquals("class");
  }

  private static boolean isOfThisCompilation(Symbol type, VisitorState state) {
    return !(type instanceof ClassSymbol symbol) || Bodies.isOfThisCompilation(symbol, state);
  }
}
