package io.github.uncontended.runner.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Holds the packages of the command line to layers. */
final class PackagesTest {
  private static final String ROOT = "io.github.uncontended.runner";

  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ROOT);

  @Test
  void noPackageDependsOnItselfThroughOthers() {
    slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
  }

  @Test
  void onlyTheCommandsKnowTheCommandLine() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".command..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("picocli..")
        .check(CLASSES);
  }

  @Test
  void nothingBelowTheCommandsUsesThem() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".command..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".command..")
        .check(CLASSES);
  }

  /** Who reads and writes files must not need javac for it. */
  @Test
  void theLowestLayersKnowNeitherJavacNorTheRules() {
    noClasses()
        .that()
        .resideInAnyPackage(
            ROOT + ".file..", ROOT + ".git..", ROOT + ".maven..", ROOT + ".terminal..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.sun..", "io.github.uncontended.checks..")
        .check(CLASSES);
  }

  /** How a build is read does not depend on what is done with its sources. */
  @Test
  void projectsKnowNeitherTheEngineNorTheOutputs() {
    noClasses()
        .that()
        .resideInAnyPackage(ROOT + ".maven..", ROOT + ".project..", ROOT + ".source..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            ROOT + ".engine..",
            ROOT + ".filter..",
            ROOT + ".patch..",
            ROOT + ".output..",
            ROOT + ".html..",
            ROOT + ".audit..",
            ROOT + ".dependencies..")
        .check(CLASSES);
  }
}
