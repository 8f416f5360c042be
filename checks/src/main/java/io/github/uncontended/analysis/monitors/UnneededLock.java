package io.github.uncontended.analysis.monitors;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.TryTree;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import io.github.uncontended.analysis.library.KnownTypes;
import io.github.uncontended.analysis.monitors.FieldRead.Form;
import io.github.uncontended.analysis.unit.UnitIndex;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A critical section that does nothing which needs its lock: it only reads under a read lock, and
 * all other sections of its own lock are around one of the same read-write lock, too; or it only
 * uses thread locals.
 *
 * @param section the section
 * @param inner the section of the read lock that it consists of
 * @param threadLocal the thread local that it uses
 */
public record UnneededLock(
    CriticalSection section, Optional<CriticalSection> inner, Optional<VarSymbol> threadLocal) {
  /** The section, if it is one. */
  static Optional<UnneededLock> of(SectionCode code, VisitorState state) {
    CriticalSection section = code.section();
    if (section.isReader()) {
      return Optional.empty();
    }
    Optional<CriticalSection> inner = reader(section, state);
    return inner.isPresent()
        ? inner.map(it -> new UnneededLock(section, inner, Optional.empty()))
        : ThreadLocalUse.of(code, state)
            .map(field -> new UnneededLock(section, Optional.empty(), Optional.of(field)));
  }

  /**
   * The section of a read lock that another one consists of, whose lock excludes nobody that the
   * read-write lock does not: its sections are around one of that each, so that those of writers
   * are alone anyway, and those of readers change nothing.
   */
  private static Optional<CriticalSection> reader(CriticalSection section, VisitorState state) {
    Optional<CriticalSection> inner =
        section.lock().isShared()
            ? within(section, state).filter(CriticalSection::isReader)
            : Optional.empty();
    return inner.isPresent()
            && inner.get().lock().isShared()
            && !inner.get().lock().equals(section.lock())
            && !isStaticForObjects(section.lock(), inner.get().lock())
            && onlyReads(inner.get(), state)
            && LockSections.byReference(section.lock(), state).isEmpty()
            && LockSections.of(section.lock(), state).stream()
                .allMatch(other -> isAround(other, inner.get().lock(), state))
        ? inner
        : Optional.empty();
  }

  /** Whether one lock serves all objects of the class, each of which has one of the other. */
  private static boolean isStaticForObjects(LockIdentity outer, LockIdentity inner) {
    return outer.isOfClass() && !inner.isOfClass();
  }

  /** Whether a section consists of one of a lock, of writers or of readers that only read. */
  private static boolean isAround(CriticalSection outer, LockIdentity lock, VisitorState state) {
    return within(outer, state)
        .filter(inner -> inner.lock().equals(lock))
        .filter(inner -> !inner.isReader() || onlyReads(inner, state))
        .isPresent();
  }

  /**
   * The section of another lock that a section consists of: it takes it first, and returns it last.
   */
  private static Optional<CriticalSection> within(CriticalSection section, VisitorState state) {
    List<StatementTree> body = section.body();
    if (body.size() != 2
        || !(body.get(0) instanceof ExpressionStatementTree locking)
        || !(body.get(1) instanceof TryTree attempt)
        || !attempt.getCatches().isEmpty()
        || !attempt.getResources().isEmpty()
        || attempt.getFinallyBlock() == null
        || attempt.getFinallyBlock().getStatements().size() != 1) {
      return Optional.empty();
    }
    return CriticalSections.of(section.path().getCompilationUnit(), state.context)
        .at(locking.getExpression())
        .filter(inner -> inner.body().equals(attempt.getBlock().getStatements()));
  }

  /** Whether readers may run a section at the same time: it reads one field, or a collection. */
  private static boolean onlyReads(CriticalSection reader, VisitorState state) {
    return FieldRead.in(new SectionCode(reader, state), state)
        .filter(read -> read.form() != Form.LOOKUP_IN_ACCESS_ORDER)
        .filter(
            read ->
                read.form() == Form.VALUE
                    || (isCollection(read.field(), state)
                        && !dropsEntries(read.field(), reader, state)))
        .isPresent();
  }

  private static boolean isCollection(VarSymbol field, VisitorState state) {
    return KnownTypes.isCollection(field.type, state)
        && KnownTypes.nameOf(field.type).startsWith("java.");
  }

  /** Whether a map may be one that removes stale entries when it is read. */
  private static boolean dropsEntries(VarSymbol field, CriticalSection reader, VisitorState state) {
    UnitIndex index = UnitIndex.of(reader.path().getCompilationUnit(), state.context);
    ImmutableList<String> types =
        Stream.concat(
                Stream.of(field.type), AccessOrder.values(field, index).map(ASTHelpers::getType))
            .filter(type -> type != null)
            .flatMap(type -> KnownTypes.supertypes(type, state).stream())
            .collect(ImmutableList.toImmutableList());
    return types.contains("java.util.WeakHashMap");
  }
}
