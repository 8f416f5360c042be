package io.github.uncontended.fixes;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.TypeTag;
import io.github.uncontended.analysis.collections.ConcurrentMaps;
import io.github.uncontended.analysis.syntax.Lines;
import io.github.uncontended.analysis.syntax.Source;
import io.github.uncontended.analysis.unit.Assignments;
import io.github.uncontended.edit.Fix;
import io.github.uncontended.edit.FreeNames;
import io.github.uncontended.edit.TypeNames;
import io.github.uncontended.report.FixSafety;
import java.util.Optional;

/**
 * Rewriting {@code map.computeIfAbsent(key, function)} so that it computes only where {@code get}
 * finds nothing.
 *
 * <p>Map and key are evaluated once, before the function, as they were; the function is evaluated
 * only on a miss where nobody can tell. A {@code ConcurrentHashMap} holds no null, so {@code get}
 * gives null exactly where the key is absent. What {@code get} gave is the result: asking a second
 * time may find the key removed.
 *
 * <p>Local statements are preferred. Where none can go before, or they would change the order of
 * evaluation, a {@code private static} method takes map, key and function as arguments.
 */
public final class GetFirst {
  /** What is to be done. */
  public sealed interface Outcome {}

  /**
   * The rewriting.
   *
   * @param fix the edits
   * @param safety {@link FixSafety#UNSAFE} where the function may be null, which the original
   *     rejects on a hit too
   */
  public record Cure(Fix fix, FixSafety safety) implements Outcome {}

  /**
   * There is none.
   *
   * @param reason in a few words
   */
  public record Refused(String reason) implements Outcome {}

  private final TreePath path;
  private final MethodInvocationTree call;
  private final ExpressionTree map;
  private final ExpressionTree key;
  private final ExpressionTree function;
  private final Lines lines;
  private final VisitorState state;

  private GetFirst(TreePath path, VisitorState state) {
    this.path = path;
    this.call = (MethodInvocationTree) path.getLeaf();
    this.map = ((MemberSelectTree) call.getMethodSelect()).getExpression();
    this.key = call.getArguments().get(0);
    this.function = call.getArguments().get(1);
    this.lines = new Lines(call, state);
    this.state = state;
  }

  /**
   * Rewrites a call.
   *
   * @param path leads to a call of {@code computeIfAbsent} whose receiver is written and is
   *     certainly a {@code ConcurrentHashMap}
   */
  public static Outcome of(TreePath path, VisitorState state) {
    return new GetFirst(path, state).rewrite();
  }

  private Outcome rewrite() {
    if (!Source.hasPosition(call, state) || !Source.hasPosition(function, state)) {
      return new Refused("the call is not in the source");
    }
    MappingFunction mapping = MappingFunction.of(function, state);
    FixSafety safety = mapping.nullable() ? FixSafety.UNSAFE : FixSafety.SAFE;
    Optional<Fix> fix = mapping.lazy() ? statements() : Optional.empty();
    if (fix.isPresent()) {
      return new Cure(fix.get(), safety);
    }
    Fix.Builder helper = Fix.builder();
    Optional<String> obstacle = callHelper(helper);
    return obstacle.isPresent() ? new Refused(obstacle.get()) : new Cure(helper.build(), safety);
  }

  /** The statements that replace the call, where they can stand. */
  private Optional<Fix> statements() {
    StatementContext place =
        StatementContext.isFixed(map, state) ? StatementContext.of(path, state).orElse(null) : null;
    InsertionLayout room = place == null ? null : InsertionLayout.of(place, state);
    if (room == null) {
      return Optional.empty();
    }
    Fix.Builder fix = Fix.builder();
    StringBuilder before = new StringBuilder();
    if (StatementContext.isFixed(key, state)) {
      return Optional.ofNullable(
          write(fix, before, Source.of(key, state), place, room) ? fix.build() : null);
    }
    if (Assignments.containsWrite(key)) {
      return Optional.empty();
    }
    ImmutableList<Type> types = ConcurrentMaps.typeArguments(ASTHelpers.getType(map), state);
    Optional<String> type =
        types.isEmpty() ? Optional.empty() : TypeNames.of(types.get(0), fix, path, state);
    if (type.isEmpty()) {
      return Optional.empty();
    }
    String name = FreeNames.local("key", path, state);
    before.append(type.get()).append(' ').append(name).append(" = ");
    before.append(Source.of(key, state)).append(';').append(room.next());
    return Optional.ofNullable(write(fix, before, name, place, room) ? fix.build() : null);
  }

  private boolean write(
      Fix.Builder fix,
      StringBuilder before,
      String keyName,
      StatementContext place,
      InsertionLayout room) {
    return switch (place.role()) {
      case IGNORED -> ignore(fix, before, keyName, place, room);
      case DECLARED, ASSIGNED -> {
        Optional<String> variable = place.nullableVariable(call, state);
        yield variable.isPresent()
            ? assignOnMiss(fix, before, variable.get(), keyName, place, room)
            : choose(fix, before, keyName, place, room);
      }
      case RETURNED -> choose(fix, before, keyName, place, room);
      case NESTED -> moveOut(fix, before, keyName, place, room);
    };
  }

  /** {@code if (!map.containsKey(key)) { call; }}. */
  private boolean ignore(
      Fix.Builder fix,
      StringBuilder before,
      String keyName,
      StatementContext place,
      InsertionLayout room) {
    before.append("if (!").append(Source.of(map, state)).append(".containsKey(");
    before.append(keyName).append(")) {").append(room.inner());
    renameKey(fix, keyName);
    moveIn(fix, lines.furtherIn(Source.start(call), room.inner()));
    room.open(fix, before.toString());
    room.close(fix, room.next() + "}", place);
    return true;
  }

  /** Turns {@code v = call;} into {@code v = map.get(key); if (v == null) { v = call; }}. */
  private boolean assignOnMiss(
      Fix.Builder fix,
      StringBuilder before,
      String variable,
      String keyName,
      StatementContext place,
      InsertionLayout room) {
    room.open(fix, before.toString());
    renameKey(fix, keyName);
    int start = Source.start(place.value().getLeaf());
    int behindEquals = InsertionLayout.startOfSpace(start, state);
    String gap = Source.of(behindEquals, start, state);
    String miss = get(keyName) + ";" + room.next() + "if (" + variable + " == null) {";
    miss += room.inner() + variable + " =";
    if (state.getSourceCode().charAt(behindEquals - 1) == '=') {
      boolean breaks = gap.indexOf('\n') >= 0 || gap.indexOf('\r') >= 0;
      String further = lines.furtherIn(breaks ? room.start() : start, room.inner());
      fix.replace(behindEquals, start, " " + miss + (breaks ? gap + further : " "));
      moveIn(fix, further);
    } else {
      // A comment stands between them, and stays with what is got.
      fix.insert(start, miss + " ");
      moveIn(fix, lines.furtherIn(start, room.inner()));
    }
    room.close(fix, room.next() + "}", place);
    return true;
  }

  /** {@code V t = map.get(key);} before, and {@code t != null ? t : call} for the call. */
  private boolean choose(
      Fix.Builder fix,
      StringBuilder before,
      String keyName,
      StatementContext place,
      InsertionLayout room) {
    Optional<String> type = typeOfValue(fix);
    if (type.isEmpty()) {
      return false;
    }
    String value = FreeNames.local("value", path, state);
    before.append(type.get()).append(' ').append(value).append(" = ");
    before.append(get(keyName)).append(';').append(room.next());
    renameKey(fix, keyName);
    moveIn(fix, lines.furtherIn(Source.start(call), room.next()));
    String choice = value + " != null ? " + value + " : ";
    if (place.isLambdaBody()) {
      room.open(fix, before + "return " + choice);
    } else {
      room.open(fix, before.toString());
      fix.insert(Source.start(call), choice);
    }
    room.close(fix, "", place);
    return true;
  }

  /**
   * {@code V t = map.get(key); if (t == null) { t = call; }} before, and {@code t} for the call.
   */
  private boolean moveOut(
      Fix.Builder fix,
      StringBuilder before,
      String keyName,
      StatementContext place,
      InsertionLayout room) {
    Optional<String> type = typeOfValue(fix);
    if (type.isEmpty() || holdsSameCall(function)) {
      return false;
    }
    String value = FreeNames.local("value", path, state);
    before.append(type.get()).append(' ').append(value).append(" = ");
    before.append(get(keyName)).append(';').append(room.next());
    before.append("if (").append(value).append(" == null) {").append(room.inner());
    before
        .append(value)
        .append(" = ")
        .append(textOfCall(keyName, lines.furtherIn(Source.start(call), room.inner())))
        .append(';');
    before.append(room.next()).append('}').append(room.next());
    room.open(fix, before + (place.isReturnedByLambda(state) ? "return " : ""));
    fix.replace(call, value, state);
    room.close(fix, "", place);
    return true;
  }

  /**
   * The type of a variable for the value: the map's own, since a call's has its wildcards captured.
   */
  private Optional<String> typeOfValue(Fix.Builder fix) {
    ImmutableList<Type> types = ConcurrentMaps.typeArguments(ASTHelpers.getType(map), state);
    Type type = types.isEmpty() ? ASTHelpers.getType(call) : types.get(1);
    return TypeNames.ofLocal(type, fix, path, state);
  }

  private String get(String keyName) {
    return Source.of(map, state) + ".get(" + keyName + ")";
  }

  private void renameKey(Fix.Builder fix, String keyName) {
    if (!StatementContext.isFixed(key, state)) {
      fix.replace(key, keyName, state);
    }
  }

  private String textOfCall(String keyName, String step) {
    int start = Source.start(call);
    int end = state.getEndPosition(call);
    return StatementContext.isFixed(key, state)
        ? lines.movedIn(start, end, step)
        : lines.movedIn(start, Source.start(key), step)
            + keyName
            + lines.movedIn(state.getEndPosition(key), end, step);
  }

  /** Moves the lines of the call behind its first further in. */
  private void moveIn(Fix.Builder fix, String step) {
    // Fixes of calls within the function may move the same lines.
    if (step.isEmpty() || holdsSameCall(function)) {
      return;
    }
    for (int line : lines.behindFirst()) {
      boolean renamed = Source.start(key) < line && line < state.getEndPosition(key);
      if (StatementContext.isFixed(key, state) || !renamed) {
        fix.insert(line, step);
      }
    }
  }

  private static boolean holdsSameCall(Tree tree) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree inner, Void unused) {
        found[0] |=
            inner.getMethodSelect() instanceof MemberSelectTree select
                && select.getIdentifier().contentEquals("computeIfAbsent");
        return super.visitMethodInvocation(inner, null);
      }
    }.scan(tree, null);
    return found[0];
  }

  /** Calls the helper method in place; gives what stands against it. */
  private Optional<String> callHelper(Fix.Builder fix) {
    Type mapType = ASTHelpers.getType(map);
    int start = Source.start(call);
    int behindMap = state.getEndPosition(map);
    int atKey = Source.start(key);
    if (mapType.getTypeArguments().size() != 2) {
      return Optional.of("the map's type is raw");
    }
    if (mapType.getTypeArguments().stream().anyMatch(GetFirst::isWildcard)) {
      return Optional.of("the map's type has wildcards");
    }
    if (Source.hasComment(behindMap, atKey, state)) {
      return Optional.of("a comment stands between the map and the key");
    }
    Optional<String> name = GetOrCompute.name(mapType, fix, path, state);
    if (name.isEmpty()) {
      return Optional.of("neither a statement nor a private static method can stand here");
    }
    if (holdsSameCall(map)) {
      // One range: what edits the map itself then waits for the next round.
      fix.replace(start, atKey, name.get() + "(" + Source.of(map, state) + ", ");
    } else {
      fix.insert(start, name.get() + "(").replace(behindMap, atKey, ", ");
    }
    return Optional.empty();
  }

  private static boolean isWildcard(Type argument) {
    return argument.hasTag(TypeTag.WILDCARD)
        || (argument instanceof Type.TypeVar variable && variable.isCaptured());
  }
}
