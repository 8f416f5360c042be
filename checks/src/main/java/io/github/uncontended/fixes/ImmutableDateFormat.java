package io.github.uncontended.fixes;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.library.DatePatternCall;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.library.SimpleDatePattern;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.monitors.LockedHelper;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.CompilationIndex;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.Imports;
import io.github.uncontended.edit.MemberChange;
import io.github.uncontended.edit.SourceStyle;
import java.util.List;
import java.util.Optional;

/**
 * Turns a {@code SimpleDateFormat} that a lock protects into a {@code DateTimeFormatter}, which
 * needs none. It prints the same, apart from dates before the time zones and the Gregorian calendar
 * or after the year 9999, and from the digits of some locales.
 */
public final class ImmutableDateFormat {
  private static final String FORMAT = "java.text.SimpleDateFormat";
  private static final String INSTANT = "java.time.Instant";

  private ImmutableDateFormat() {}

  /**
   * The edits for the helper of a section, and all sections of the same lock that use it. Empty if
   * other code may see the field, if it does more than to format dates, if the pattern means
   * something else to a {@code DateTimeFormatter}, or if the source does not allow it.
   */
  public static Optional<Fix> of(LockedHelper helper, CriticalSection section, VisitorState state) {
    VarSymbol field = helper.variable();
    TreePath path = UnitIndex.of(state).declaration(field).orElse(null);
    if (KnownTypes.find(DatePatternCall.FORMATTER, state) == null
        || path == null
        || !(path.getLeaf() instanceof VariableTree declaration)
        || !(declaration.getInitializer() instanceof NewClassTree creation)
        || !isTranslatable(creation)
        || !FieldRemoval.isOnlyInSight(field, state)
        || FieldEdits.sharesType(declaration, field, state)
        || !Source.hasPosition(declaration.getType(), state)) {
      return Optional.empty();
    }
    ImmutableList<TreePath> uses = CompilationIndex.of(state).uses(field);
    ImmutableList<CriticalSection> all = LockSections.of(section.lock(), state);
    ImmutableList<CriticalSection> sections =
        all.stream().filter(it -> isOnlyHelper(field, it, state)).collect(toImmutableList());
    if (!uses.equals(UnitIndex.of(state).uses(field))
        || sections.stream().noneMatch(it -> it.tree() == section.tree())
        || all.stream()
            .anyMatch(it -> !sections.contains(it) && uses.stream().anyMatch(it::contains))) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    for (TreePath use : uses) {
      if (sections.stream().noneMatch(it -> SectionEdits.isLockOf(it, use))
          && !convert(use, fix, state)) {
        return Optional.empty();
      }
    }
    if (!SectionEdits.removeLocks(sections, fix, state)) {
      return Optional.empty();
    }
    SectionEdits.removeUnusedLock(sections, fix, state);
    return create(path, creation, fix, state) ? Optional.of(fix.build()) : Optional.empty();
  }

  private static boolean isTranslatable(NewClassTree creation) {
    List<? extends ExpressionTree> arguments = creation.getArguments();
    return creation.getClassBody() == null
        && KnownTypes.nameOf(ASTHelpers.getType(creation)).equals(FORMAT)
        && !arguments.isEmpty()
        && ASTHelpers.constValue(arguments.get(0)) instanceof String pattern
        && SimpleDatePattern.meansSame(pattern)
        && (arguments.size() == 1
            || KnownTypes.nameOf(ASTHelpers.getType(arguments.get(1))).equals("java.util.Locale"));
  }

  private static boolean isOnlyHelper(
      VarSymbol field, CriticalSection section, VisitorState state) {
    return LockedHelper.of(section, state)
        .filter(it -> it.variable().equals(field) && it.others().isEmpty())
        .isPresent();
  }

  /** Makes a call of {@code format} pass an {@code Instant}; false for all other uses. */
  private static boolean convert(TreePath use, Fix.Builder fix, VisitorState state) {
    if (!(use.getParentPath().getLeaf() instanceof MemberSelectTree select)
        || !(use.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree call)
        || call.getMethodSelect() != select
        || call.getArguments().size() != 1
        || !(Symbols.of(select) instanceof MethodSymbol method)
        || !method.name.contentEquals("format")) {
      return false;
    }
    ExpressionTree argument = call.getArguments().get(0);
    Type type = ASTHelpers.getType(argument);
    if (type == null || !Source.hasPosition(argument, state)) {
      return false;
    }
    TreePath place = new TreePath(use.getParentPath().getParentPath(), argument);
    if (isNow(argument, type)) {
      fix.replace(argument, Imports.nameOf(INSTANT, fix, place, state) + ".now()", state);
      return true;
    }
    boolean isDate = KnownTypes.supertypes(type, state).contains("java.util.Date");
    if (!isDate && !type.hasTag(TypeTag.LONG)) {
      return false;
    }
    String before = Imports.nameOf(INSTANT, fix, place, state) + ".ofEpochMilli(";
    boolean isPlain = !isDate || isReceiver(argument);
    fix.insertBefore(argument, isPlain ? before : before + "(");
    fix.insertAfter(argument, (isPlain ? "" : ")") + (isDate ? ".getTime())" : ")"), state);
    return true;
  }

  private static boolean isNow(ExpressionTree date, Type type) {
    return date instanceof NewClassTree creation
        && creation.getArguments().isEmpty()
        && creation.getClassBody() == null
        && KnownTypes.nameOf(type).equals("java.util.Date");
  }

  /** Whether a method can be called on an expression as it stands. */
  private static boolean isReceiver(ExpressionTree expression) {
    return expression instanceof IdentifierTree
        || expression instanceof MemberSelectTree
        || expression instanceof MethodInvocationTree
        || expression instanceof NewClassTree
        || expression instanceof ParenthesizedTree;
  }

  private static boolean create(
      TreePath path, NewClassTree creation, Fix.Builder fix, VisitorState state) {
    VariableTree declaration = (VariableTree) path.getLeaf();
    int start = Source.start(creation);
    int arguments = Source.start(creation.getArguments().get(0));
    if (Source.hasComment(start, arguments, state)) {
      return false;
    }
    String formatter = Imports.nameOf(DatePatternCall.FORMATTER, fix, path, state);
    String zone = Imports.nameOf("java.time.ZoneId", fix, path, state);
    String begin = formatter + "." + DatePatternCall.NAME + "(";
    String end = ".withZone(" + zone + ".systemDefault())";
    int added =
        (formatter + begin + end).length()
            - Source.of(declaration.getType(), state).length()
            - (arguments - start);
    fix.replace(declaration.getType(), formatter, state)
        .replace(start, arguments, begin)
        .insertAfter(creation, lineBreak(creation, added, state) + end, state)
        .changeMember(MemberChange.of(ASTHelpers.getSymbol(declaration)));
    return GuardAnnotation.remove(declaration, fix, state);
  }

  /** The break in front of a call that makes a line longer than the others of the file. */
  private static String lineBreak(ExpressionTree before, int added, VisitorState state) {
    int line = Source.lineStart(Source.start(before), state);
    int behind = Source.lineEnd(state.getEndPosition(before), state);
    SourceStyle style = SourceStyle.of(state);
    return SourceStyle.columns(Source.of(line, behind, state)) + added <= style.width()
        ? ""
        : Source.lineSeparator(state)
            + Source.indentAt(Source.start(before), state)
            + style.indent().repeat(2);
  }
}
