package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Iterables;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.collections.SettledTable;
import io.github.uncontended.analysis.library.ApiFact;
import io.github.uncontended.analysis.syntax.Expressions;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.analysis.unit.Bodies;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.Members;
import io.github.uncontended.edit.TypeNames;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/**
 * Reads a setting once, into a {@code private final} field that each constructor assigns directly
 * after the {@code final} field that holds the properties.
 *
 * <p>No fix for properties that the constructors do not get complete: an empty table, or one that
 * the rest of a constructor may fill or pass on; for a text that is parsed where a {@code try}
 * handles the failure, which would no longer happen there; for classes that are serializable, since
 * the field would become part of the serialized form; or under annotations that generate
 * constructors.
 */
public final class FieldOfSetting {
  private FieldOfSetting() {}

  /** The edits for a read with constant arguments; empty if there are none. */
  public static Optional<Fix> of(TreePath read, VisitorState state) {
    MethodInvocationTree call = (MethodInvocationTree) read.getLeaf();
    ExpressionTree table = ASTHelpers.getReceiver(call);
    if (!call.getArguments().stream().allMatch(it -> ASTHelpers.constValue(it) != null)
        || !(Symbols.of(table) instanceof VarSymbol field)
        || !Expressions.isField(field)
        || !Assignments.isOwn(table)
        || field.isStatic()
        || (field.flags() & Flags.FINAL) == 0
        || read.getParentPath().getLeaf() instanceof ExpressionStatementTree) {
      return Optional.empty();
    }
    TreePath owner = ownerOf(read, field);
    if (owner == null || !canHaveField((ClassTree) owner.getLeaf(), state)) {
      return Optional.empty();
    }
    ClassTree type = (ClassTree) owner.getLeaf();
    Map<MethodTree, StatementTree> assignments = assignments(type, field, state);
    Optional<ParsedSetting> parsed = ParsedSetting.of(read);
    boolean isFailureHandled =
        parsed.filter(it -> it.mayThrow() && it.isFailureHandled(read, state)).isPresent();
    if (assignments.isEmpty() || isFailureHandled) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    ExpressionTree used = parsed.map(ParsedSetting::call).orElse(call);
    Optional<VarSymbol> known =
        Source.hasComment(Source.start(used), state.getEndPosition(used), state)
            ? Optional.empty()
            : KnownSetting.of(read, parsed, field, assignments, state);
    if (known.isPresent()) {
      String name = known.get().name.toString();
      return Optional.of(fix.replace(used, name, state).reference(name, type, used, state).build());
    }
    String name = fieldName(call, type, read, state);
    Optional<String> valueType = TypeNames.of(ASTHelpers.getType(used), fix, owner, state);
    Optional<String> value = value(call, field, parsed, fix, owner, state);
    Tree declaration = UnitIndex.of(state).declaration(field).map(TreePath::getLeaf).orElse(null);
    if (valueType.isEmpty()
        || value.isEmpty()
        || Source.hasComment(Source.start(used), state.getEndPosition(used), state)
        || declaration == null
        || !Members.addAfter(
            fix,
            type,
            declaration,
            name,
            "private final " + valueType.get() + " " + name + ";",
            state)) {
      return Optional.empty();
    }
    assignments.forEach(
        (constructor, assignment) ->
            NextStatement.add(
                fix,
                type,
                constructor,
                assignment,
                name,
                "this." + name + " = " + value.get() + ";",
                state));
    return Optional.of(fix.replace(used, name, state).reference(name, type, used, state).build());
  }

  /** What a constructor reads, and parses if the code does so. */
  private static Optional<String> value(
      MethodInvocationTree call,
      VarSymbol field,
      Optional<ParsedSetting> parsed,
      Fix.Builder fix,
      TreePath owner,
      VisitorState state) {
    String read =
        "this."
            + field.name
            + "."
            + ASTHelpers.getSymbol(call).name
            + "("
            + Source.of(
                Source.start(call.getArguments().get(0)), state.getEndPosition(call), state);
    if (parsed.isEmpty()) {
      return Optional.of(read);
    }
    ParsedSetting parse = parsed.get();
    String rest =
        Source.of(
            state.getEndPosition(Expressions.arguments(parse.call()).get(0)),
            state.getEndPosition(parse.call()),
            state);
    return TypeNames.of(parse.method().owner.type, fix, owner, state)
        .map(
            type ->
                (parse.method().isConstructor() ? "new " + type : type + "." + parse.method().name)
                    + (parse.isCast() ? "((String) " : "(")
                    + read
                    + rest);
  }

  /** The class that declares the field, if the read runs in a method of its own. */
  private static TreePath ownerOf(TreePath read, VarSymbol field) {
    boolean inMethod = false;
    for (TreePath at = read; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof MethodTree method) {
        inMethod = !ASTHelpers.getSymbol(method).isConstructor();
      }
      if (at.getLeaf() instanceof ClassTree type) {
        return inMethod && ASTHelpers.getSymbol(type) == field.owner ? at : null;
      }
    }
    return null;
  }

  private static boolean canHaveField(ClassTree type, VisitorState state) {
    return ASTHelpers.getSymbol(type).getKind() == ElementKind.CLASS
        && type.getModifiers().getAnnotations().stream().noneMatch(FieldOfSetting::isLombok)
        && !ASTHelpers.isSubtype(
            ASTHelpers.getType(type), state.getSymtab().serializableType, state);
  }

  private static boolean isLombok(AnnotationTree annotation) {
    return ASTHelpers.getSymbol(annotation.getAnnotationType()) == null
        || ASTHelpers.getSymbol(annotation.getAnnotationType())
            .getQualifiedName()
            .toString()
            .startsWith("lombok.");
  }

  /**
   * The statements that assign the field a parameter, one in each constructor; empty if a
   * constructor has none, or may change the table behind it.
   */
  private static Map<MethodTree, StatementTree> assignments(
      ClassTree type, VarSymbol field, VisitorState state) {
    ImmutableMap.Builder<MethodTree, StatementTree> found = ImmutableMap.builder();
    for (Tree member : type.getMembers()) {
      if (!(member instanceof MethodTree method) || !ASTHelpers.getSymbol(method).isConstructor()) {
        continue;
      }
      List<? extends StatementTree> statements = method.getBody().getStatements();
      // What a constructor that calls another one does itself comes behind that.
      boolean delegates =
          Bodies.constructorCall(method).filter(Bodies::delegatesToThis).isPresent();
      int at =
          delegates ? 0 : Iterables.indexOf(statements, statement -> assigns(statement, field));
      if (at < 0
          || !SettledTable.isLeftAlone(
              field, statements.subList(at + 1, statements.size()), state)) {
        return ImmutableMap.of();
      }
      if (!delegates) {
        found.put(method, statements.get(at));
      }
    }
    return found.buildOrThrow();
  }

  private static boolean assigns(StatementTree statement, VarSymbol field) {
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof AssignmentTree assignment
        && ASTHelpers.getSymbol(assignment.getVariable()) == field
        && isParameter(assignment.getExpression());
  }

  /** Whether a value is a parameter, or the result of a test that it is not null. */
  private static boolean isParameter(ExpressionTree value) {
    if (ASTHelpers.stripParentheses(value) instanceof MethodInvocationTree call) {
      return !call.getArguments().isEmpty()
          && Symbols.of(call) instanceof MethodSymbol method
          && ApiFact.NULL_CHECK.holdsFor(method)
          && isParameter(call.getArguments().get(0));
    }
    return Expressions.isParameter(value);
  }

  /**
   * A free name made of the end of the key: {@code maxSize} for {@code pool.max-size}, or {@code
   * poolMaxSize} if that name is in use or a keyword.
   */
  private static String fieldName(
      MethodInvocationTree call, ClassTree type, TreePath read, VisitorState state) {
    String key = ASTHelpers.constValue(call.getArguments().get(0), String.class);
    int last = key.lastIndexOf('.');
    String brief = identifier(key.substring(last + 1));
    String free = FreeNames.field(brief.isEmpty() ? "setting" : brief, type, read, state);
    if (free.equals(brief) || last < 0) {
      return free;
    }
    String longer = identifier(key.substring(key.lastIndexOf('.', last - 1) + 1));
    return longer.isEmpty() ? free : FreeNames.field(longer, type, read, state);
  }

  /** The letters and digits of a text as one identifier; empty if there is none. */
  private static String identifier(String text) {
    StringBuilder name = new StringBuilder();
    boolean upper = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isLetterOrDigit(c)) {
        upper = name.length() > 0;
      } else if (name.length() > 0 || Character.isLetter(c)) {
        name.append(
            upper ? Character.toUpperCase(c) : name.length() == 0 ? Character.toLowerCase(c) : c);
        upper = false;
      }
    }
    return name.toString();
  }
}
