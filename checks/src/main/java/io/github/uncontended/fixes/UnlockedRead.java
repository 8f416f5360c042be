package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.effects.Effects;
import io.github.uncontended.analysis.monitors.CriticalSection;
import io.github.uncontended.analysis.monitors.FieldRead;
import io.github.uncontended.analysis.monitors.LockSections;
import io.github.uncontended.analysis.monitors.SectionAnalysis;
import io.github.uncontended.analysis.monitors.SectionPattern;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.syntax.Symbols;
import io.github.uncontended.analysis.unit.Statements;
import io.github.uncontended.analysis.unit.UnitIndex;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import java.util.List;
import java.util.Optional;

/**
 * Makes a field volatile and reads it without the lock. A section that names the field more than
 * once reads it into a local variable first: two reads may see different values.
 */
public final class UnlockedRead {
  private UnlockedRead() {}

  /** The edits; empty if the source does not allow them. */
  public static Optional<Fix> of(FieldRead read, VisitorState state) {
    CriticalSection section = read.section();
    Optional<VariableTree> declaration = FieldEdits.declaration(read.field(), state);
    Fix.Builder fix = Fix.builder();
    if (declaration.isEmpty()
        || (!read.isFinal() && read.isTestedByMethods(state))
        || !(read.isFinal()
            ? GuardAnnotation.remove(declaration.get(), fix, state)
            : FieldEdits.makeVolatile(read.field(), fix, state))) {
      return Optional.empty();
    }
    ImmutableList<TreePath> uses =
        UnitIndex.of(state).uses(read.field()).stream()
            .filter(use -> section.contains(use))
            .collect(ImmutableList.toImmutableList());
    boolean isReadOnce = uses.size() == 1 || read.isFinal();
    if (!(isReadOnce && initializes(section, fix, state))
        && !SectionEdits.removeLock(section, fix, state)) {
      return Optional.empty();
    }
    fix.keepText(SectionEdits.text(section), state);
    if (!isReadOnce) {
      StatementTree first = section.body().get(0);
      if (!Source.startsLine(Source.start(first), state)
          || uses.stream().anyMatch(use -> Source.of(use.getLeaf(), state).indexOf('\n') >= 0)) {
        // The line in the middle of a name is indented anew where the lock goes.
        return Optional.empty();
      }
      String local = FreeNames.local("current", fix, section.path(), state);
      String indent =
          Source.indentAt(
              Source.start(section.form() == CriticalSection.Form.METHOD ? first : section.tree()),
              state);
      Optional<String> name = FieldEdits.nameIn(section, read.field(), state);
      Optional<String> type = FieldEdits.typeIn(section, declaration.get(), state);
      if (name.isEmpty() || type.isEmpty()) {
        return Optional.empty();
      }
      insertFirst(
          fix,
          section,
          type.get()
              + " "
              + local
              + " = "
              + name.get()
              + ";"
              + Source.lineSeparator(state)
              + indent);
      for (TreePath use : uses) {
        fix.replace(use.getLeaf(), local, state);
      }
    }
    if (isDispensable(section, state)) {
      SectionEdits.removeUnusedLock(ImmutableList.of(section), fix, state);
    }
    return Optional.of(fix.build());
  }

  /**
   * That the field of the lock has no use once a section is read without it, or once all those are
   * that only read, as a sentence with a leading space; empty if the edit removes it.
   */
  public static String leftover(FieldRead read, VisitorState state) {
    CriticalSection section = read.section();
    Optional<VarSymbol> lock = SectionEdits.ownLock(section, state);
    if (lock.isEmpty()) {
      return "";
    }
    if (SectionEdits.areOnlyTakers(ImmutableList.of(section), lock.get(), state)) {
      return isDispensable(section, state)
          ? ""
          : " Nothing else uses '" + lock.get().name + "': remove it, too.";
    }
    List<CriticalSection> sections = LockSections.of(section.lock(), state);
    return SectionEdits.areOnlyTakers(sections, lock.get(), state)
            && sections.stream()
                .allMatch(
                    it -> SectionAnalysis.of(it, state).filter(UnlockedRead::isRead).isPresent())
        ? " Once no section takes '" + lock.get().name + "' any more, remove it, too."
        : "";
  }

  private static boolean isRead(SectionAnalysis analysis) {
    return analysis.pattern() == SectionPattern.FIELD_READ;
  }

  /**
   * Whether nobody would miss the field of a lock that no section takes: creating it has no effect,
   * and no comment says what it is for.
   */
  private static boolean isDispensable(CriticalSection section, VisitorState state) {
    return SectionEdits.ownLock(section, state)
        .filter(lock -> FieldRemoval.isOnlyInSight(lock, state))
        .flatMap(UnitIndex.of(state)::declaration)
        .filter(
            declaration ->
                Effects.of(
                            ((VariableTree) declaration.getLeaf()).getInitializer(),
                            state.withPath(declaration))
                        .verdict()
                    == Effects.Verdict.NONE)
        .filter(declaration -> !FieldRemoval.hasComment(declaration, state))
        .filter(declaration -> FieldRemoval.remove(declaration, Fix.builder(), state))
        .isPresent();
  }

  /**
   * Makes one declaration of that of a local variable and of the block behind it which only assigns
   * it; false, with nothing changed, if the source has another form.
   */
  private static boolean initializes(CriticalSection section, Fix.Builder fix, VisitorState state) {
    if (section.form() != CriticalSection.Form.BLOCK
        || section.body().size() != 1
        || !(section.body().get(0) instanceof ExpressionStatementTree only)
        || !(only.getExpression() instanceof AssignmentTree assignment)
        || !(section.path().getParentPath().getLeaf() instanceof BlockTree)) {
      return false;
    }
    Statements statements = Statements.of(section.path().getParentPath(), state);
    ExpressionTree value = assignment.getExpression();
    int start = Source.start(section.tree());
    int valueEnd = state.getEndPosition(value);
    int end = state.getEndPosition(section.tree());
    if (!(statements.previous(section.tree()) instanceof VariableTree local)
        || local.getInitializer() != null
        || !ASTHelpers.getSymbol(local).equals(Symbols.of(assignment.getVariable()))
        || statements.before(local).stream()
            .anyMatch(other -> Source.start(other) == Source.start(local))
        || Source.hasComment(start, Source.start(value), state)
        || Source.hasComment(valueEnd, end, state)
        || Source.of(value, state).indexOf('\n') >= 0) {
      return false;
    }
    int semicolon = state.getEndPosition(local) - 1;
    String declaration = Source.of(Source.start(local), semicolon, state);
    fix.replace(Source.start(local), UnwrappedBlock.behindSpace(semicolon + 1, state), "");
    fix.replace(start, Source.start(value), declaration + " = ");
    fix.replace(valueEnd, end, ";");
    fix.keepText(local, state);
    return true;
  }

  private static void insertFirst(Fix.Builder fix, CriticalSection section, String text) {
    Tree at =
        section.form() == CriticalSection.Form.METHOD ? section.body().get(0) : section.tree();
    fix.insert(Source.start(at), text);
  }
}
