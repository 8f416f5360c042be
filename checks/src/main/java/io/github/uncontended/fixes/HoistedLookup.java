package io.github.uncontended.fixes;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.PackageSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ArrayType;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Places;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.KnownClass;
import io.github.uncontended.analysis.unit.NamedMember;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.TypeNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Hoists a reflective look-up of a method, constructor or field into a constant that a static
 * initializer looks up. The class, the name and the parameter types must be literals, and the
 * member must exist wherever the code runs.
 *
 * <p>A look-up that fails then fails when the class is initialized, with an {@code
 * ExceptionInInitializerError}. {@link UnthrownException} removes what catches the exception where
 * it was looked up.
 */
public final class HoistedLookup {
  private static final String REFLECT = "java.lang.reflect.";

  private final TreePath site;
  private final TreePath owner;
  private final VisitorState state;
  private final Fix.Builder fix = Fix.builder();

  private HoistedLookup(TreePath site, VisitorState state) {
    this.site = site;
    this.owner = ConstantOwner.of(site);
    this.state = state;
  }

  /** The edits for a call of {@code Class.getMethod} or one like it; empty if there are none. */
  public static Optional<Fix> of(TreePath call, VisitorState state) {
    return new HoistedLookup(call, state).fix();
  }

  /**
   * Why there are none, as a sentence with a leading space; empty if no reason is known.
   *
   * @param call of {@code Class.getMethod} or one like it
   */
  public static String obstacle(TreePath call, VisitorState state) {
    boolean isLookup =
        KnownTypes.nameOf(ASTHelpers.getType(call.getLeaf())).startsWith(REFLECT)
            && !(call.getParentPath().getLeaf() instanceof ExpressionStatementTree);
    if (!isLookup) {
      return "";
    }
    if (!NamedMember.exists((MethodInvocationTree) call.getLeaf(), state)) {
      return " No fix is offered: the member may be missing at run time. Keep null in the field then,"
          + " since a static initializer that throws fails the whole class.";
    }
    return new HoistedLookup(call, state).mayBeShared(Places.withCasts(call))
        ? ""
        : " No fix is offered: code out of sight gets the object, and may change whether it gives"
            + " access, which all calls would share.";
  }

  private Optional<Fix> fix() {
    MethodInvocationTree call = (MethodInvocationTree) site.getLeaf();
    MethodSymbol method = ASTHelpers.getSymbol(call);
    Type found = method.getReturnType();
    Type target = KnownClass.literal(ASTHelpers.getReceiver(call), state);
    if (target == null
        || !KnownTypes.nameOf(found).startsWith(REFLECT)
        || site.getParentPath().getLeaf() instanceof ExpressionStatementTree
        || !mayBeShared(Places.withCasts(site))
        || !NamedMember.exists(call, state)
        || Source.hasComment(Source.start(call), state.getEndPosition(call), state)) {
      return Optional.empty();
    }
    Optional<String> targetName = nameOf(target);
    Optional<String> arguments = arguments(call);
    Type thrown = method.getThrownTypes().stream().findFirst().orElse(null);
    if (targetName.isEmpty() || arguments.isEmpty() || thrown == null) {
      return Optional.empty();
    }
    boolean isConstructor = KnownTypes.nameOf(found).endsWith("Constructor");
    if (isConstructor && (target.tsym.type.isParameterized() || !isTypedAs(target, call))) {
      return Optional.empty();
    }
    String typeArguments = isConstructor ? "<" + targetName.get() + ">" : "";
    String value = targetName.get() + ".class." + method.name + "(" + arguments.get() + ")";
    Optional<String> exception = Imports.find(KnownTypes.nameOf(thrown), fix, owner, state);
    if (exception.isEmpty() || !UnthrownException.of(site, thrown, fix, state)) {
      return Optional.empty();
    }
    Hoist.Outcome outcome =
        Hoist.declared(
            site,
            KnownTypes.nameOf(found),
            (type, name) -> declaration(type + typeArguments, name, value, exception.get()),
            constantName(call, target, found),
            fix,
            state);
    return outcome instanceof Hoist.Constant constant && removeUnused(ASTHelpers.getReceiver(call))
        ? Optional.of(fix.replace(call, constant.name(), state).build())
        : Optional.empty();
  }

  /**
   * Whether threads can share the member that an expression gives: whether it is accessible is a
   * part of its state, so that nobody may take the access back, and nobody else may get it.
   */
  private boolean mayBeShared(TreePath member) {
    Tree user = member.getParentPath().getLeaf();
    if (user instanceof VariableTree variable) {
      return areShareable(ASTHelpers.getSymbol(variable));
    }
    if (user instanceof AssignmentTree assignment
        && assignment.getExpression() == member.getLeaf()
        && member.getParentPath().getParentPath().getLeaf() instanceof ExpressionStatementTree) {
      return Symbols.of(assignment.getVariable()) instanceof VarSymbol variable
          && areShareable(variable);
    }
    return isCallThatKeepsAccess(member);
  }

  private boolean areShareable(VarSymbol variable) {
    return !Expressions.isField(variable)
        && UnitIndex.of(state).uses(variable).stream()
            .allMatch(
                use ->
                    Assignments.isTarget(use)
                        || isComparison(use.getParentPath().getLeaf())
                        || isCallThatKeepsAccess(Places.withParentheses(use)));
  }

  private static boolean isComparison(Tree user) {
    return user.getKind() == Tree.Kind.EQUAL_TO || user.getKind() == Tree.Kind.NOT_EQUAL_TO;
  }

  private static boolean isCallThatKeepsAccess(TreePath member) {
    return Places.callOn(member)
        .map(path -> (MethodInvocationTree) path.getLeaf())
        .filter(
            call ->
                !Expressions.simpleName(call.getMethodSelect()).equals("setAccessible")
                    || Boolean.TRUE.equals(
                        ASTHelpers.constValue(call.getArguments().get(0), Boolean.class)))
        .isPresent();
  }

  /**
   * Whether a look-up gives a {@code Constructor<T>} of this type, not a raw one or one of a
   * wildcard.
   */
  private boolean isTypedAs(Type target, MethodInvocationTree call) {
    return ASTHelpers.getType(call).getTypeArguments().stream()
        .anyMatch(it -> state.getTypes().isSameType(it, target));
  }

  /** Removes the local variable that holds the class, if nothing else uses it. */
  private boolean removeUnused(ExpressionTree receiver) {
    Optional<VariableTree> held = KnownClass.local(receiver, state);
    return held.isEmpty()
        || UnitIndex.of(state).uses(ASTHelpers.getSymbol(held.get())).size() > 1
        || FieldRemoval.removeStatement(held.get(), fix, state);
  }

  private String declaration(String type, String name, String value, String exception) {
    String indent = Source.indentAt(Source.start(memberAround()), state);
    String step = Source.indentStep(Source.indentAt(Source.start(owner.getLeaf()), state), indent);
    String separator = Source.lineSeparator(state);
    return String.join(
        separator + indent,
        "private static final " + type + " " + name + ";" + separator,
        "static {",
        step + "try {",
        step + step + name + " = " + value + ";",
        step + "} catch (" + exception + " e) {",
        step + step + "throw new ExceptionInInitializerError(e);",
        step + "}",
        "}");
  }

  private Tree memberAround() {
    TreePath at = site;
    while (at.getParentPath().getLeaf() != owner.getLeaf()) {
      at = at.getParentPath();
    }
    return at.getLeaf();
  }

  /** The arguments, written as they are understood in the class that declares the constant. */
  private Optional<String> arguments(MethodInvocationTree call) {
    List<String> written = new ArrayList<>();
    for (ExpressionTree argument : Expressions.spreadArguments(call)) {
      String name = ASTHelpers.constValue(argument, String.class);
      Type parameter = Expressions.classLiteral(argument);
      Optional<String> text =
          name != null
              ? Optional.of(written(argument))
              : parameter != null ? nameOf(parameter).map(it -> it + ".class") : Optional.empty();
      if (text.isEmpty()) {
        return Optional.empty();
      }
      written.add(text.get());
    }
    return Optional.of(String.join(", ", written));
  }

  /** The name of a member: by the constant that holds it, if the same file has one. */
  private String written(ExpressionTree argument) {
    Symbol named = Symbols.of(argument);
    boolean isOfAround =
        named instanceof VarSymbol constant
            && constant.isStatic()
            && constant.enclClass() != ASTHelpers.getSymbol((ClassTree) owner.getLeaf())
            && constant.outermostClass()
                == ASTHelpers.getSymbol((ClassTree) owner.getLeaf()).outermostClass();
    return (isOfAround
            ? nameOf(named.owner.type).map(it -> it + "." + named.name)
            : Optional.<String>empty())
        .orElseGet(() -> Precompiled.written(argument, site, state));
  }

  /** A type, without its arguments, as it can be written in the class of the constant. */
  private Optional<String> nameOf(Type type) {
    if (type instanceof ArrayType array) {
      return nameOf(array.elemtype).map(element -> element + "[]");
    }
    if (type.tsym instanceof ClassSymbol symbol && symbol.type.isParameterized()) {
      return symbol.owner instanceof PackageSymbol home && !home.isUnnamed()
          ? Imports.find(symbol.getQualifiedName().toString(), fix, owner, state)
          : Optional.empty();
    }
    return TypeNames.of(type, fix, owner, state);
  }

  /**
   * A name such as {@code SET_OBJECT} or {@code USER_CONSTRUCTOR}; {@code SET_OBJECT_METHOD} if the
   * first is in use.
   */
  private String constantName(MethodInvocationTree call, Type target, Type found) {
    String kind = found.tsym.name.toString();
    String name =
        kind.equals("Constructor")
            ? target.tsym.name + kind
            : ASTHelpers.constValue(call.getArguments().get(0), String.class);
    StringBuilder constant = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (Character.isUpperCase(c) && i > 0 && Character.isLowerCase(name.charAt(i - 1))) {
        constant.append('_');
      }
      constant.append(Character.isJavaIdentifierPart(c) ? c : '_');
    }
    String brief = constant.toString().toUpperCase(Locale.ROOT);
    return FreeNames.firstFree(
        List.of(brief, Precompiled.withSuffix(brief, kind.toUpperCase(Locale.ROOT))),
        (ClassTree) owner.getLeaf(),
        site,
        state);
  }
}
