package io.github.uncontended.runner.lifetime;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.heat.Heat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Collects the evidence that a search finds for the lifetime of a place; the evidence for the
 * shortest lifetime counts.
 */
final class OriginCollector {
  /** The message names no more than this number of builders. */
  private static final int MAX_NAMED = 2;

  /** What runs a place, in the order in which the message prefers it. */
  private enum Runner {
    STATIC_INITIALIZER,
    /** The construction of a JDBC statement, which precedes that of its result sets. */
    STATEMENT,
    OTHER_ROLE,
    HOT_METHOD
  }

  /**
   * One reason for a lifetime.
   *
   * @param runner what runs the place
   * @param isBuilder whether it builds the class of the place: the subject is the builder
   * @param verb how it runs the place, such as {@code built by}
   * @param subject the code or class that it is
   */
  private record Evidence(Runner runner, boolean isBuilder, String verb, String subject) {
    static Evidence of(Runner runner, String verb, String subject) {
      return new Evidence(runner, false, verb, subject);
    }

    static Evidence builder(Runner runner, String subject) {
      return new Evidence(runner, true, "built by", subject);
    }

    static final Comparator<Evidence> ORDER =
        Comparator.comparing(Evidence::runner).thenComparing(Evidence::text);

    String text() {
      return verb.isEmpty() ? subject : verb + " " + subject;
    }
  }

  private Lifetime lifetime = Lifetime.UNKNOWN;

  /** The evidence for the lifetime, in an order that does not depend on the order of files. */
  private final TreeSet<Evidence> evidence = new TreeSet<>(Evidence.ORDER);

  /** Whether the search cannot find a shorter lifetime. */
  boolean isDecisive() {
    return lifetime == Lifetime.REQUEST;
  }

  /** Adds that a call chain begins at a static field or initializer of a class. */
  void once(ClassSymbol type, CallChain chain) {
    String verb =
        chain.first().isPresent()
            ? "built once, by a static field of"
            : "run once, by the static initialiser of";
    add(Lifetime.APPLICATION, Evidence.of(Runner.STATIC_INITIALIZER, verb, name(type)));
  }

  /** Adds that a call chain begins at the constructor of a class with a role. */
  void role(Role role, CallChain chain) {
    ClassSymbol type = chain.runner().enclClass();
    String builder = name(type) + ", " + role.name();
    ClassSymbol first = chain.first().orElse(type);
    Runner runner = role.isStatement() ? Runner.STATEMENT : Runner.OTHER_ROLE;
    Evidence found;
    if (first == type) {
      String verb = (chain.called() ? "called" : "runs") + " when a";
      found = Evidence.of(runner, verb, builder + ", is built");
    } else if (chain.called()) {
      found = Evidence.of(runner, "called when a", name(first) + " is built, by " + builder);
    } else {
      found = Evidence.builder(runner, builder + through(chain.built()));
    }
    add(role.lifetime(), found);
  }

  /** Adds that a call chain begins at a method that is hot by itself. */
  void hot(MethodSymbol method, Heat heat, CallChain chain) {
    String entry = heat.why().asOrigin().text();
    Optional<ClassSymbol> first = chain.first();
    if (first.isEmpty()) {
      add(Lifetime.REQUEST, Evidence.of(Runner.HOT_METHOD, "", entry));
      return;
    }
    String verb =
        chain.called() ? "called when a " + name(first.get()) + " is built in" : "built in";
    String place = name(method.enclClass()) + "." + method.name + "(), " + entry;
    add(Lifetime.REQUEST, Evidence.of(Runner.HOT_METHOD, verb, place));
  }

  /** The lifetime, with the first evidence and further builders. */
  Origin origin() {
    if (evidence.isEmpty()) {
      return Origin.UNKNOWN;
    }
    Evidence first = evidence.first();
    // "built by A, a JDBC Statement, and B, a JDBC ResultSet"
    String more =
        evidence.tailSet(first, false).stream()
            .limit(MAX_NAMED - 1)
            .filter(each -> first.isBuilder() && each.isBuilder())
            .map(each -> ", and " + each.subject())
            .collect(joining());
    return new Origin(lifetime, first.text() + more);
  }

  private void add(Lifetime shown, Evidence found) {
    if (shown.compareTo(lifetime) > 0) {
      lifetime = shown;
      evidence.clear();
    }
    if (shown == lifetime) {
      evidence.add(found);
    }
  }

  private static String through(List<ClassSymbol> built) {
    return built.size() <= 2
        ? ""
        : ", through "
            + built.subList(1, built.size() - 1).stream()
                .map(OriginCollector::name)
                .collect(joining(", "));
  }

  private static String name(ClassSymbol type) {
    return type.getSimpleName().isEmpty()
        ? "an anonymous class in " + type.outermostClass().getSimpleName()
        : type.getSimpleName().toString();
  }
}
