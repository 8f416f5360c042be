package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.runner.profile.StackTree.Frame;
import io.github.uncontended.runner.profile.StackTree.Kind;
import io.github.uncontended.runner.profile.StackTree.Node;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class StackTreeTest {
  private static Frame frame(String name) {
    return new Frame(name, Kind.APPLICATION);
  }

  private static List<Frame> stack(String... names) {
    return Stream.of(names).map(StackTreeTest::frame).toList();
  }

  private static String text(Node node) {
    String children = node.children().stream().map(StackTreeTest::text).toList().toString();
    return node.frame().name() + "=" + node.total() + (children.equals("[]") ? "" : children);
  }

  @Test
  void stacksAreMergedFromTheOutermostFrame() {
    StackTree tree = new StackTree();
    tree.add(stack("a", "b"), 3);
    tree.add(stack("a", "c"), 5);
    tree.add(stack("a"), 1);
    tree.add(stack("d", "b"), 2);
    Node root = tree.toNode(0);
    assertThat(text(root)).isEqualTo("all=11[a=9[c=5, b=3], d=2[b=2]]");
    assertThat(root.children().get(0).self()).isEqualTo(1);
  }

  @Test
  void smallFramesAreMergedAndNothingIsLost() {
    StackTree tree = new StackTree();
    tree.add(stack("a"), 1000);
    for (int i = 0; i < 100; i++) {
      tree.add(stack("a", "b" + i), 1);
    }
    tree.add(stack("c"), 1);
    assertThat(text(tree.toNode(0.01))).isEqualTo("all=1101[a=1100[(smaller frames)=100]]");
  }

  @Test
  void totalsCountRecursiveFramesOnceAndSmallOnesToo() {
    StackTree tree = new StackTree();
    tree.add(stack("a", "b", "a", "c"), 3);
    tree.add(stack("b", "a"), 4);
    for (int i = 0; i < 100; i++) {
      tree.add(stack("d" + i, "c"), 1);
    }
    assertThat(tree.totals()).containsAtLeast(frame("a"), 7L, frame("b"), 7L, frame("c"), 103L);
  }

  @Test
  void itsSizeIsBounded() {
    StackTree tree = new StackTree();
    for (int i = 0; i < 600_000; i++) {
      tree.add(stack("a", "b", "c" + i), 1);
      tree.add(stack("a", "large"), 1);
    }
    assertThat(tree.size()).isAtMost(1 << 18);
    assertThat(tree.total()).isEqualTo(1_200_000);
    assertThat(text(tree.toNode(0.001))).startsWith("all=1200000[a=1200000[");
    assertThat(text(tree.toNode(0.001))).contains("large=600000");
  }
}
