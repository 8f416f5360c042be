package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import io.github.uncontended.options.Settings;
import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.profile.Signatures;
import io.github.uncontended.profile.Significance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The measurement that a {@link Profile} holds of a place: rows whose site, or whose nearest
 * library method, is the method, lambda or initializer around it, and whose callee is what is
 * called there. What was recorded on a JDK on which the called method has no lock says nothing
 * about the lock.
 */
final class MeasuredHeat {
  private final Profile profile;
  private final Types types;

  private MeasuredHeat(Profile profile, Types types) {
    this.profile = profile;
    this.types = types;
  }

  /** What the profile of the compilation, if it has one, shows of a place. */
  static Optional<Measurement> of(TreePath place, VisitorState state) {
    Optional<Profile> profile = Settings.of(state).profile();
    return profile.isEmpty()
        ? Optional.empty()
        : new MeasuredHeat(profile.get(), state.getTypes()).find(place, state);
  }

  /** What the profile of the compilation, if it has one, shows by some of its rows. */
  static Optional<Measurement> ofRows(Predicate<ProfileRow> rows, VisitorState state) {
    Optional<Profile> profile = Settings.of(state).profile();
    return profile.flatMap(
        it ->
            new MeasuredHeat(it, state.getTypes())
                .strongest(it.rows().stream().filter(rows).toList()));
  }

  private Optional<Measurement> find(TreePath place, VisitorState state) {
    Optional<Code> code = codeAround(place);
    if (code.isEmpty()) {
      return Optional.empty();
    }
    List<ProfileRow> near = profile.rowsIn(code.get().type().flatName().toString());
    if (near.isEmpty()) {
      return Optional.empty();
    }
    MeasuredCall call = MeasuredCall.at(place, state);
    if (call.locksOnOtherRuntimesOnly(profile.header().runtimes())) {
      return Optional.empty();
    }
    List<ProfileRow> rows = new ArrayList<>();
    for (ProfileRow row : near) {
      CallPath path = row.path();
      if (code.get().isSite(path.site(), types)) {
        if (call.explains(row, path.callee())) {
          rows.add(row);
        }
      } else if (path.library().isPresent() && code.get().isSite(path.library().get(), types)) {
        if (call.explains(row, path.entry())) {
          rows.add(row);
        }
      } else if (call.isReferenceIn(row)) {
        rows.add(row);
      }
    }
    return strongest(rows);
  }

  /**
   * Waiting for a lock tells more than work does: two threads were there at once. Other waits tell
   * nothing about the cost of what is called.
   */
  private Optional<Measurement> strongest(List<ProfileRow> rows) {
    return sum(rows, ProfileKind.MONITOR, ProfileKind.PARK)
        .or(() -> sum(rows, ProfileKind.PINNED))
        .or(() -> sum(rows, ProfileKind.CPU))
        .or(() -> sum(rows, ProfileKind.ALLOC));
  }

  /** The sum of the rows of some kinds; empty if it is too small to be evidence. */
  private Optional<Measurement> sum(List<ProfileRow> rows, ProfileKind... kinds) {
    long count = 0;
    long amount = 0;
    int threads = 0;
    ImmutableList.Builder<ProfileRow> summed = ImmutableList.builder();
    for (ProfileRow row : rows) {
      if (List.of(kinds).contains(row.kind())) {
        count = Profile.saturatedSum(count, row.count());
        amount = Profile.saturatedSum(amount, row.amount());
        threads = Math.max(threads, row.threads());
        summed.add(row);
      }
    }
    long total = 0;
    for (ProfileKind kind : kinds) {
      total = Profile.saturatedSum(total, profile.total(kind));
    }
    double share = total == 0 ? 0 : (double) amount / total;
    double threadShare = kinds[0].isBlocking() ? profile.shareOfThreads(amount) : 0;
    return Significance.of(kinds[0], count, share, threadShare)
        ? Optional.of(
            new Measurement(
                kinds[0],
                count,
                amount,
                threads,
                share,
                threadShare,
                profile.recordedNanos(),
                profile.recordings(),
                summed.build()))
        : Optional.empty();
  }

  /**
   * The code that the JVM runs as one method.
   *
   * @param member the member of the source that it is, or is in
   * @param lambda whether it is a lambda in that member
   */
  private record Code(Member member, boolean lambda) {
    ClassSymbol type() {
      return member.type();
    }

    boolean isSite(ProfileFrame site, Types types) {
      if (site.isLambda() != lambda) {
        return false;
      }
      if (lambda && site.method().equals(ProfileFrame.ANY)) {
        return true;
      }
      return site.method().equals(member.name())
          && (lambda
              || member.method() == null
              || Signatures.isOf(member.method(), site.descriptor(), types));
    }
  }

  private static Optional<Code> codeAround(TreePath place) {
    boolean lambda = false;
    TreePath child = null;
    for (TreePath at = place; at != null; child = at, at = at.getParentPath()) {
      Tree leaf = at.getLeaf();
      if (leaf instanceof MethodTree method) {
        boolean inLambda = lambda;
        return Member.of(method).map(member -> new Code(member, inLambda));
      }
      if (leaf instanceof LambdaExpressionTree around) {
        lambda |= child != null && child.getLeaf() == around.getBody();
      } else if (leaf instanceof ClassTree type) {
        return child == null ? Optional.empty() : initializer(type, child.getLeaf(), lambda);
      }
    }
    return Optional.empty();
  }

  private static Optional<Code> initializer(ClassTree type, Tree member, boolean lambda) {
    ClassSymbol symbol = ASTHelpers.getSymbol(type);
    boolean isStatic =
        member instanceof BlockTree block
            ? block.isStatic()
            : member instanceof VariableTree field && ASTHelpers.getSymbol(field).isStatic();
    boolean runs = member instanceof BlockTree || member instanceof VariableTree;
    return symbol == null || !runs
        ? Optional.empty()
        : Optional.of(
            new Code(
                new Member(
                    symbol,
                    (MethodSymbol) null,
                    isStatic ? Member.Kind.STATIC_INITIALIZER : Member.Kind.INSTANCE_INITIALIZER),
                lambda));
  }
}
