package io.github.uncontended.checks;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.uncontended.profile.Profile;
import io.github.uncontended.profile.ProfileException;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.profile.RowPattern;
import io.github.uncontended.report.Finding;
import io.github.uncontended.report.RuleMetadata;
import io.github.uncontended.testing.Case;
import io.github.uncontended.testing.CaseCompiler;
import io.github.uncontended.testing.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The rules about work that is redone per call, with a profile of the running program: the place
 * that a row names is a warning with its figure, and the rule explains the row.
 */
final class MeasuredPerCallTest {
  private static final String HEADER =
      """
      # uncontended-profile 1
      # recorded seconds=60 carry=0 recordings=1 threads=32
      # thresholds monitor=0.001
      """;

  @TempDir private Path folder;

  @Test
  void reflection() throws Exception {
    assertMeasured(
        "ReflectionInHotPath",
        """
        public class Measured {
          Object find() throws Exception {
            return String.class.getMethod("strip");
          }
          Object other() throws Exception {
            return String.class.getMethod("strip");
          }
        }
        """,
        "cpu\tMeasured#find()Ljava/lang/Object;\tjava.lang.Class#getMethod(Ljava/lang/String;"
            + "[Ljava/lang/Class;)Ljava/lang/reflect/Method;\t-\t9000\t90000\t10\t32\t0,0\n",
        3,
        "CPU");
  }

  @Test
  void lookup() throws Exception {
    assertMeasured(
        "PerCallLookup",
        """
        // OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
        import java.security.MessageDigest;
        public class Measured {
          MessageDigest once() throws Exception {
            return MessageDigest.getInstance("SHA-256");
          }
          MessageDigest find() throws Exception {
            return MessageDigest.getInstance("SHA-256");
          }
        }
        """,
        "monitor\tMeasured#find()Ljava/security/MessageDigest;\tjava.security.MessageDigest"
            + "#getInstance(Ljava/lang/String;)Ljava/security/MessageDigest;"
            + "\tsun.security.provider.Sun\t9500\t55000\t190\t32\t0,0\n",
        8,
        "blocked 55 s");
  }

  /** The loader reads the service files when its iterator is asked for the first service. */
  @Test
  void servicesThatAreLoadedLazily() throws Exception {
    assertMeasured(
        "PerCallLookup",
        """
        import java.util.ServiceLoader;
        public class Measured {
          Runnable once() {
            return ServiceLoader.load(Runnable.class).iterator().next();
          }
          Runnable find() {
            ServiceLoader<Runnable> loader = ServiceLoader.load(Runnable.class);
            return loader.iterator().hasNext() ? loader.iterator().next() : null;
          }
        }
        """,
        "monitor\tMeasured#find()Ljava/lang/Runnable;\tjava.util.ServiceLoader$3#hasNext()Z"
            + "\tjava.util.jar.JarFile\t9500\t55000\t190\t32\t0,0\n",
        7,
        "blocked 55 s");
  }

  @Test
  void setting() throws Exception {
    assertMeasured(
        "PropertiesReadInHotPath",
        """
        // OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
        public class Measured {
          String once() {
            return System.getProperty("a");
          }
          String find() {
            return System.getProperty("a");
          }
        }
        """,
        "monitor\tMeasured#find()Ljava/lang/String;\tjava.lang.System#getProperty"
            + "(Ljava/lang/String;)Ljava/lang/String;"
            + "\tjava.util.Properties\t9500\t55000\t190\t32\t0,0\n",
        7,
        "blocked 55 s");
  }

  @Test
  void compilation() throws Exception {
    assertMeasured(
        "PerCallCompilation",
        """
        public class Measured {
          boolean once(String text) {
            return text.matches("a+");
          }
          boolean find(String text) {
            return text.matches("a+");
          }
        }
        """,
        "cpu\tMeasured#find(Ljava/lang/String;)Z\tjava.lang.String#matches(Ljava/lang/String;)Z"
            + "\t-\t9000\t90000\t10\t32\t0,0\n",
        6,
        "CPU");
  }

  /**
   * Asserts that the place at a line is the only warning of a rule.
   *
   * @param figure a part of the reason
   */
  private void assertMeasured(String rule, String source, String row, int line, String figure)
      throws IOException, ProfileException {
    Path profile = Files.writeString(folder.resolve("a.profile"), HEADER + row);
    Case measured = new Case(rule, folder.resolve("Measured.java"), source);
    ImmutableList<Finding> warnings =
        CaseCompiler.create()
            .compile(measured, "-XepOpt:Uncontended:Profile=" + profile)
            .findings()
            .stream()
            .filter(it -> it.rule().equals(rule) && it.severity() == SeverityLevel.WARNING)
            .collect(ImmutableList.toImmutableList());
    assertEquals(
        ImmutableList.of(line),
        warnings.stream()
            .map(it -> measured.lineOf(it.start()))
            .collect(ImmutableList.toImmutableList()));
    assertTrue(warnings.get(0).heat().isMeasured());
    assertThat(warnings.get(0).heat().reason()).contains(figure);
    ProfileRow read = Profile.read(profile).rowsIn("Measured").iterator().next();
    assertTrue(
        Arrays.stream(Rules.all().get(rule).getAnnotation(RuleMetadata.class).measuredBy())
            .anyMatch(pattern -> RowPattern.parse(pattern).matches(read)),
        () -> rule + " does not explain " + row);
  }
}
