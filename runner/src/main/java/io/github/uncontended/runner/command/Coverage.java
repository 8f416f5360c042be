package io.github.uncontended.runner.command;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.CannotDoException;
import io.github.uncontended.runner.engine.AnalysisResult;
import io.github.uncontended.runner.engine.OmittedMember;
import io.github.uncontended.runner.source.Cause;
import io.github.uncontended.runner.source.ClassFiles;
import io.github.uncontended.runner.source.Skip;
import io.github.uncontended.runner.source.Target;
import java.util.Collection;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How much of the requested code and configuration a run analysed, and what would let it analyse
 * the rest.
 */
final class Coverage {
  private static final int NOTABLE_PERCENT = 10;
  private static final int NOTABLE_MEMBERS = 100;

  private final ImmutableList<Skip> unreadCode;
  private final ImmutableList<Skip> unreadConfiguration;
  private final ImmutableList<OmittedMember> omitted;
  private final int members;
  private final int files;

  /**
   * Creates the coverage of a run.
   *
   * @param unread the sources that were skipped before compilation
   * @param unreadConfiguration the configuration files that could not be read
   * @param files the number of all files
   */
  Coverage(
      Collection<Skip> unread,
      Collection<Skip> unreadConfiguration,
      AnalysisResult result,
      int files) {
    this.unreadCode = ImmutableList.<Skip>builder().addAll(unread).addAll(result.skips()).build();
    this.unreadConfiguration = ImmutableList.copyOf(unreadConfiguration);
    this.omitted = result.omitted();
    this.members = result.members();
    this.files = files;
  }

  /** The files that were not analysed. */
  ImmutableList<Skip> skips() {
    return ImmutableList.<Skip>builder().addAll(unreadCode).addAll(unreadConfiguration).build();
  }

  /** The sources that were not analysed. */
  ImmutableList<Skip> unreadCode() {
    return unreadCode;
  }

  /** The configuration files that were not analysed. */
  ImmutableList<Skip> unreadConfiguration() {
    return unreadConfiguration;
  }

  /** The number of analysed files. */
  int analysedFiles() {
    return files - unreadCode.size() - unreadConfiguration.size();
  }

  /**
   * Checks that a result without findings is worth something.
   *
   * @throws CannotDoException if no file, or only a minor part of the code, was analysed
   */
  void requireMost() {
    if (files == 0) {
      throw new CannotDoException(
          "there is neither a .java file nor a configuration file that a rule reads");
    }
    if (analysedFiles() == 0) {
      throw new CannotDoException("no file could be analysed");
    }
    // How many members a skipped file has is unknown; the average is a good guess.
    long average = Math.max(1, members / analysedFiles());
    long requested = members + average * unreadCode.size();
    if (2L * (members - omitted.size()) < requested) {
      throw new CannotDoException(
          "most of the code could not be analysed: "
              + unreadCode.size()
              + " of "
              + files
              + " files skipped, "
              + omitted.size()
              + " of "
              + members
              + " members left out");
    }
  }

  /** What to say at the end of modules that a build names and that could not be read. */
  Optional<String> unreadModules(Target target) {
    int count = target.unread().size();
    return count == 0
        ? Optional.empty()
        : Optional.of(
            count == 1
                ? "1 module was not read, as the first lines say: its code was not analysed."
                : count
                    + " modules were not read, as the first lines say: their code was not"
                    + " analysed.");
  }

  /**
   * Checks that everything was analysed.
   *
   * @throws CannotDoException if not
   */
  void requireAll(Target target) {
    if (!target.unread().isEmpty()) {
      throw new CannotDoException("--strict: " + String.join("; ", target.unread()));
    }
    int skipped = files - analysedFiles();
    if (skipped > 0) {
      throw new CannotDoException("--strict: " + skipped + " of " + files + " files were skipped");
    }
    if (!omitted.isEmpty()) {
      throw new CannotDoException(
          "--strict: " + omitted.size() + " of " + members + " members were left out");
    }
  }

  /**
   * Returns what to do about the code that was not analysed, a line for each cause.
   *
   * @param input the options that select the code
   * @param target the code
   */
  ImmutableList<String> remedies(InputOptions input, Target target) {
    ImmutableSet<Cause> causes =
        Stream.concat(
                unreadCode.stream().map(Skip::cause), omitted.stream().map(OmittedMember::cause))
            .collect(ImmutableSet.toImmutableSet());
    return Stream.of(Cause.values())
        .filter(causes::contains)
        .map(cause -> remedy(cause, input, target))
        .filter(line -> !line.isEmpty())
        .collect(toImmutableList());
  }

  private String remedy(Cause cause, InputOptions input, Target target) {
    return switch (cause) {
      case SOURCE -> "Syntax errors: correct the files that are listed with a line.";
      case LANGUAGE_LEVEL ->
          target.release() < ClassFiles.newestSupported()
              ? "The sources need a newer language level than --release "
                  + target.release()
                  + ": use --release "
                  + ClassFiles.newestSupported()
                  + "."
              : "The sources need a newer language level than this JDK has: run the command on a"
                  + " newer JDK.";
      case DUPLICATE_CLASS ->
          "A class is declared twice: check the folders that contain it in separate runs.";
      case CLASS_PATH -> missingTypes(input, target) + share();
      case CONFIGURATION, OTHER -> "";
    };
  }

  /** How much was left out, where a result without findings would say little. */
  private String share() {
    int percent = members == 0 ? 0 : 100 * omitted.size() / members;
    return percent < NOTABLE_PERCENT || members < NOTABLE_MEMBERS
        ? ""
        : " " + percent + " % of the members were not analysed.";
  }

  private static String missingTypes(InputOptions input, Target target) {
    if (input.artifact().isPresent()) {
      return "Types are missing: the published POM does not name all dependencies of the sources.";
    }
    return input.lacksClassPath(target)
        ? "Types are missing: use --classpath, or in a Maven project"
            + " 'mvn dependency:build-classpath -Dmdep.outputFile=cp.txt' and --classpath-file"
            + " cp.txt."
        : "Types are missing: the class path does not contain all dependencies of the sources.";
  }
}
