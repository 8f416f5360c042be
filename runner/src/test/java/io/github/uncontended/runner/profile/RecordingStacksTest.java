package io.github.uncontended.runner.profile;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.runner.profile.StackTree.Node;
import io.github.uncontended.runner.terminal.Progress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecordingStacksTest {
  private static Stream<Node> nodes(Node node) {
    return Stream.concat(
        Stream.of(node), node.children().stream().flatMap(RecordingStacksTest::nodes));
  }

  /** The stacks and the profile are made of the same events, in one pass. */
  @Test
  void stacksAddUpToTheProfile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("load.jfr");
    Workload.record(file);
    RecordingStacks stacks = new RecordingStacks();
    Progress silent = new Progress(new PrintWriter(Writer.nullWriter()), /* shown= */ false);
    Profile profile = Folding.loadOrFold(file, Optional.of(stacks), silent);
    long contention =
        Stream.of(ProfileKind.MONITOR, ProfileKind.PARK, ProfileKind.PINNED)
            .mapToLong(profile::total)
            .sum();
    assertThat(stacks.blocked().total()).isEqualTo(contention);
    assertThat(stacks.waited().total()).isEqualTo(profile.total(ProfileKind.WAIT));
    Node inMonitor =
        nodes(stacks.blocked().toNode(0))
            .filter(node -> node.frame().name().endsWith("Workload#inMonitor"))
            .findFirst()
            .orElseThrow();
    assertThat(inMonitor.frame().kind()).isEqualTo(StackTree.Kind.APPLICATION);
    assertThat(inMonitor.children().get(0).frame())
        .isEqualTo(new StackTree.Frame(Workload.class.getName(), StackTree.Kind.LOCK));
    assertThat(nodes(stacks.blocked().toNode(0)).map(node -> node.frame().name()))
        .contains("java.lang.Thread#run");
  }
}
