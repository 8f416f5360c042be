package io.github.uncontended.runner.command;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The files that other systems read from this repository are YAML, and call what exists. */
final class WiringTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path folder;

  private static Object yaml(String file) throws IOException {
    return new Yaml().load(Files.readString(ROOT.resolve(file), UTF_8));
  }

  private static Object get(Object node, String... keys) {
    Object at = node;
    for (String key : keys) {
      at = at instanceof List<?> list ? list.get(Integer.parseInt(key)) : ((Map<?, ?>) at).get(key);
    }
    return at;
  }

  private static void assertOptionsExist(String command) {
    String help = Cli.run("check", "--help").out();
    List<String> options =
        Splitter.onPattern("[ \"}]+")
            .splitToStream(command)
            .filter(word -> word.startsWith("--"))
            .toList();
    assertThat(options).isNotEmpty();
    options.forEach(option -> assertThat(help).contains(option));
  }

  @Test
  void theActionPassesItsInputs() throws IOException, InterruptedException {
    Object step = get(yaml("action.yml"), "runs", "steps", "0");
    assertThat(get(step, "env").toString()).contains("ONLY_CHANGED=${{ inputs.only-changed }}");
    Path stub = Files.writeString(folder.resolve("uncontended"), "#!/bin/sh\necho \"$@\"\n");
    Files.setPosixFilePermissions(stub, PosixFilePermissions.fromString("rwxr-xr-x"));
    String script = get(step, "run").toString();
    assertThat(run(script, "main", "--strict --jobs 2"))
        .isEqualTo("check --github - --fail-on warning --only-changed main --strict --jobs 2\n");
    assertThat(run(script, "", "")).isEqualTo("check --github - --fail-on warning\n");
    assertOptionsExist(run(script, "main", ""));
  }

  private String run(String script, String onlyChanged, String args)
      throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder("bash", "-eo", "pipefail", "-c", script);
    builder.environment().put("GITHUB_ACTION_PATH", folder.toString());
    builder.environment().put("FAIL_ON", "warning");
    builder.environment().put("ONLY_CHANGED", onlyChanged);
    builder.environment().put("ARGS", args);
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).isEqualTo(0);
    return out;
  }

  @Test
  void theGitLabJobWritesTheReportThatItUploads() throws IOException {
    Object job = get(yaml("docs/ci/uncontended.gitlab-ci.yml"), "uncontended");
    String command = get(job, "script", "0").toString();
    assertThat(command).endsWith("--gitlab " + get(job, "artifacts", "reports", "codequality"));
    assertOptionsExist(command);
  }

  @Test
  void theHookRunsACheck() throws IOException {
    Object hook = get(yaml(".pre-commit-hooks.yaml"), "0");
    assertThat(get(hook, "entry").toString()).startsWith("uncontended check ");
    assertThat(get(hook, "pass_filenames")).isEqualTo(false);
    assertThat(get(hook, "id")).isEqualTo("uncontended");
    assertOptionsExist(get(hook, "entry").toString());
  }
}
