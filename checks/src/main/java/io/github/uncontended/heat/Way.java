package io.github.uncontended.heat;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * A way by which a member runs the code in question: it calls the member that the rest of the way
 * begins with.
 *
 * @param deferred as for {@link LocalHeat}
 * @param weak whether it runs that code only if one of many targets of a call is meant
 * @param doubts how often a call on the way, or the place itself, is in a branch of its caller or
 *     may mean another method
 * @param rest of the way; null where the member has the code itself
 */
record Way(CallGraph.Node node, boolean deferred, boolean weak, int doubts, Way rest) {
  /** A way with one doubtful call is evidence if it has no more calls than these. */
  private static final int MAX_DOUBTFUL_CALLS = 2;

  Member member() {
    return node.member();
  }

  /**
   * Whether the way shows that what begins it runs the code all the time: each of its calls does,
   * or it is short and all but one do. What the team declares, or marks, is taken at its word.
   */
  boolean shows(HeatEvidence beginning) {
    return !weak && (beginning.heat().isOfTeam() || isConvincing());
  }

  /** Whether each of its calls runs each time, or it is short and all but one do. */
  boolean isConvincing() {
    int calls = 0;
    for (Way at = this; at.rest != null; at = at.rest) {
      calls += at.isPartOfConstruction() ? 0 : 1;
    }
    return doubts == 0 || (doubts == 1 && calls <= MAX_DOUBTFUL_CALLS);
  }

  /** Whether the construction of an object goes on in the constructor of the superclass. */
  private boolean isPartOfConstruction() {
    return member().constructs()
        && rest.member().constructs()
        && member().type().getSuperclass().tsym == rest.member().type();
  }

  /** Whether the way leads through a member. */
  boolean contains(CallGraph.Node other) {
    for (Way at = this; at != null; at = at.rest) {
      if (at.node == other) {
        return true;
      }
    }
    return false;
  }

  /** Whether nothing but the member can begin the way. */
  boolean isPrivate() {
    for (Way at = rest; at != null; at = at.rest) {
      if (!at.member().isPrivate() && !at.member().equals(member())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a method that nothing calls only offers another one with fewer arguments: those who
   * call the other one say how often both run.
   */
  boolean beginsWithOverload() {
    return rest != null
        && member().isMethodProper()
        && rest.member().isMethodProper()
        && member().name().equals(rest.member().name())
        && member().type().equals(rest.member().type());
  }

  /** The evidence of its beginning as it holds for the code in question. */
  HeatEvidence carry(HeatEvidence beginning) {
    HeatEvidence evidence =
        beginning.isConcurrent() && doubts > 0 ? beginning.inBranch() : beginning;
    if (rest == null) {
      return evidence;
    }
    Set<String> names = new LinkedHashSet<>();
    for (Way at = rest; at.rest != null; at = at.rest) {
      if (!at.member().equals(at.rest.member())) {
        names.add(name(at.member()));
      }
    }
    return evidence.reaching(ImmutableList.copyOf(names));
  }

  private static String name(Member member) {
    String type = Reason.name(member.type());
    return member.constructs() ? "new " + type + "()" : type + "." + member.name();
  }
}
