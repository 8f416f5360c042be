package io.github.uncontended.runner.profile;

import static java.util.Comparator.comparingLong;

import com.google.common.collect.ImmutableList;
import io.github.uncontended.profile.Profile;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Stacks merged from the outermost frame on. Its size is bounded: when there are too many nodes,
 * the smallest are dropped and count for their parents only.
 */
public final class StackTree {
  private static final int MAX_NODES = 1 << 18;

  /** Of all time: what is smaller is dropped first when there are too many nodes. */
  private static final double FIRST_FLOOR = 0.0001;

  private static final Frame ROOT = new Frame("all", Kind.ROOT);
  private static final Frame SMALLER = new Frame("(smaller frames)", Kind.JDK);

  private final Builder root = new Builder();
  private int nodes;

  /** What a frame is. */
  public enum Kind {
    JDK,
    LIBRARY,
    APPLICATION,
    /** The class of the lock that the innermost frame waits for. */
    LOCK,
    ROOT
  }

  /**
   * A frame.
   *
   * @param name {@code Class#method}, or the name of a class for {@link Kind#LOCK}
   */
  public record Frame(String name, Kind kind) {}

  /**
   * A frame below the same outer frames.
   *
   * @param total nanoseconds in this frame and in what it calls
   * @param children the frames that it calls, the largest first
   */
  public record Node(Frame frame, long total, ImmutableList<Node> children) {
    /** The nanoseconds that no child has. */
    public long self() {
      return total - children.stream().mapToLong(Node::total).sum();
    }
  }

  private static final class Builder {
    private final Map<Frame, Builder> children = new HashMap<>();
    private long total;

    int prune(long floor) {
      children.values().removeIf(child -> child.total < floor);
      return 1 + children.values().stream().mapToInt(child -> child.prune(floor)).sum();
    }

    /** Adds the time of each frame below this one, of a recursive method once. */
    void addTotals(Set<Frame> outer, Map<Frame, Long> totals) {
      children.forEach(
          (frame, child) -> {
            boolean outermost = outer.add(frame);
            if (outermost) {
              totals.merge(frame, child.total, Profile::saturatedSum);
            }
            child.addTotals(outer, totals);
            if (outermost) {
              outer.remove(frame);
            }
          });
    }

    Node toNode(Frame frame, long floor) {
      List<Node> kept =
          children.entrySet().stream()
              .filter(child -> child.getValue().total >= floor)
              .map(child -> child.getValue().toNode(child.getKey(), floor))
              .toList();
      long smaller =
          children.values().stream().mapToLong(child -> child.total).filter(it -> it < floor).sum();
      ImmutableList.Builder<Node> all = ImmutableList.builder();
      all.addAll(
          ImmutableList.sortedCopyOf(
              comparingLong(Node::total).reversed().thenComparing(it -> it.frame().name()), kept));
      if (smaller >= floor && smaller > 0) {
        all.add(new Node(SMALLER, smaller, ImmutableList.of()));
      }
      return new Node(frame, total, all.build());
    }
  }

  /** Adds an amount to a stack, given the outermost frame first. */
  void add(Collection<Frame> frames, long amount) {
    Builder node = root;
    node.total = Profile.saturatedSum(node.total, amount);
    for (Frame frame : frames) {
      Builder child = node.children.get(frame);
      if (child == null) {
        child = new Builder();
        node.children.put(frame, child);
        nodes++;
      }
      child.total = Profile.saturatedSum(child.total, amount);
      node = child;
    }
    for (double floor = FIRST_FLOOR; nodes > MAX_NODES && floor < 1; floor *= 2) {
      nodes = root.prune((long) (root.total * floor));
    }
  }

  /** The number of its nodes. */
  int size() {
    return nodes;
  }

  /** The sum of what was added. */
  public long total() {
    return root.total;
  }

  /** The nanoseconds of all stacks that have a frame, by frame. */
  public Map<Frame, Long> totals() {
    Map<Frame, Long> totals = new HashMap<>();
    root.addTotals(new HashSet<>(), totals);
    return totals;
  }

  /** Whether nothing was added. */
  public boolean isEmpty() {
    return root.total == 0;
  }

  /**
   * The tree without small frames, which are merged into one below each frame.
   *
   * @param floor which part of the whole a frame must have, from 0 to 1
   */
  public Node toNode(double floor) {
    return root.toNode(ROOT, (long) Math.ceil(root.total * floor));
  }
}
