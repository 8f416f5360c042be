package io.github.uncontended.architecture;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.util.ASTHelpers;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.uncontended.report.Rule;
import io.github.uncontended.testing.Testdata;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Holds the packages of the ruleset to one order, and the rules apart from each other. */
final class PackagesTest {
  private static final String ROOT = "io.github.uncontended.";

  /** Every package, each of which uses only those before it. */
  private static final ImmutableList<String> ORDER =
      ImmutableList.of(
          "profile",
          "options",
          "analysis.syntax",
          "analysis.library",
          "analysis.unit",
          "analysis.values",
          "analysis.formatting",
          "analysis.effects",
          "analysis.sharing",
          "analysis.caching",
          "analysis.collections",
          "analysis.monitors",
          "analysis.hashing",
          "analysis.diagnostics",
          "analysis.persistence",
          "edit",
          "heat",
          "report",
          "fixes",
          "checks");

  /** What a rule reports fits into so many lines; how it knows is in the analysis. */
  private static final int MOST_LINES = 250;

  /** Trees that stand for nothing where the code has errors. */
  private static final ImmutableSet<String> UNRESOLVED =
      ImmutableSet.of("Tree", "MethodInvocationTree", "NewClassTree", "MemberReferenceTree");

  /** The classes of the jar alone, wherever the lane took it from. */
  private static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages(ORDER.stream().map(name -> ROOT + name).toList());

  @Test
  void everyPackageHasItsPlaceInTheOrder() {
    TreeSet<String> packages = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      packages.add(type.getPackageName().substring(ROOT.length()));
    }
    assertThat(packages).containsExactlyElementsIn(ImmutableSortedSet.copyOf(ORDER));
  }

  @Test
  void aPackageUsesOnlyThoseBeforeIt() {
    TreeSet<String> upward = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
        int from = place(type);
        int to = place(dependency.getTargetClass());
        if (to > from) {
          upward.add(dependency.getDescription());
        }
      }
    }
    assertWithMessage("uses of a later package of the order").that(upward).isEmpty();
  }

  /** A class's position in the order; before all where it belongs to another project. */
  private static int place(JavaClass type) {
    String name = type.getPackageName();
    return name.startsWith(ROOT) ? ORDER.indexOf(name.substring(ROOT.length())) : -1;
  }

  @Test
  void noRuleKnowsAnother() {
    TreeSet<String> acquaintances = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      if (type.getPackageName().equals(ROOT + "checks")) {
        for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
          JavaClass target = dependency.getTargetClass();
          if (target.getPackageName().equals(ROOT + "checks") && !file(type).equals(file(target))) {
            acquaintances.add(dependency.getDescription());
          }
        }
      }
    }
    assertWithMessage("uses of one rule by another").that(acquaintances).isEmpty();
  }

  /** The top-level class that holds a class. */
  private static String file(JavaClass type) {
    return Iterables.get(Splitter.on('$').split(type.getName()), 0);
  }

  @Test
  void everyRuleIsARuleOfItsOwnFile() {
    classes()
        .that()
        .resideInAPackage(ROOT + "checks")
        .and()
        .areTopLevelClasses()
        .and()
        .doNotHaveSimpleName("package-info")
        .should()
        .beAssignableTo(Rule.class)
        .check(CLASSES);
  }

  /**
   * What an evaluation does is looked for in other members than the one that is analysed, which may
   * have errors.
   */
  @Test
  void aRuleIsShort() throws IOException {
    Path rules =
        Testdata.root().resolveSibling("checks/src/main/java/io/github/uncontended/checks");
    TreeSet<String> tooLong = new TreeSet<>();
    int seen = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(rules, "*.java")) {
      for (Path file : files) {
        seen++;
        if (Files.readAllLines(file).size() > MOST_LINES) {
          tooLong.add(file.getFileName().toString());
        }
      }
    }
    assertThat(seen).isAtLeast(Rule.names().size());
    assertWithMessage("rules whose analysis belongs elsewhere").that(tooLong).isEmpty();
  }

  @Test
  void effectsLookUpSymbolsOfCodeWithErrors() {
    TreeSet<String> direct = new TreeSet<>();
    for (JavaClass type : CLASSES) {
      if (type.getPackageName().equals(ROOT + "analysis.effects")) {
        for (JavaMethodCall call : type.getMethodCallsFromSelf()) {
          if (call.getTargetOwner().isEquivalentTo(ASTHelpers.class)
              && call.getName().equals("getSymbol")
              && UNRESOLVED.contains(
                  call.getTarget().getRawParameterTypes().get(0).getSimpleName())) {
            direct.add(call.getDescription());
          }
        }
      }
    }
    assertWithMessage("look-ups that fail where javac resolved nothing, instead of Symbols.of")
        .that(direct)
        .isEmpty();
  }

  /** Error Prone changes its own classes from release to release; only this one stays. */
  @Test
  void extendsNoClassOfErrorProneButBugChecker() {
    classes()
        .that()
        .areAssignableTo(resideInAPackage("com.google.errorprone.."))
        .should()
        .beAssignableTo(BugChecker.class)
        .check(CLASSES);
  }
}
