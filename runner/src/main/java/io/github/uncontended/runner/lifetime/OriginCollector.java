package io.github.uncontended.runner.lifetime;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.heat.Heat;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Collects the ends of the paths that a search finds, and keeps those of the shortest lifetime. */
final class OriginCollector {
  /** The number of constructing classes that a reason names. */
  private static final int MAX_NAMED = 2;

  private static final String BUILT_BY = "built by ";

  /** The rank of reasons that name a hot method, after those that name a {@link Role}. */
  private static final int HOT_METHOD_RANK = 2;

  private Lifetime lifetime = Lifetime.UNKNOWN;

  /** The reasons for the lifetime, sorted so that they do not depend on the order of files. */
  private final TreeSet<Reason> reasons = new TreeSet<>();

  /**
   * Why a lifetime holds.
   *
   * @param rank the reasons of the lowest rank come first
   * @param verb the start of the phrase, such as {@code built by}
   * @param subject the rest of the phrase
   */
  private record Reason(int rank, String verb, String subject) implements Comparable<Reason> {
    private static final Comparator<Reason> ORDER =
        Comparator.comparingInt(Reason::rank).thenComparing(Reason::text);

    String text() {
      return verb + subject;
    }

    @Override
    public int compareTo(Reason other) {
      return ORDER.compare(this, other);
    }
  }

  /** Whether the shortest lifetime has been found. */
  boolean isDecisive() {
    return lifetime == Lifetime.REQUEST;
  }

  /** Records a path that ends in a static field or initializer of a class. */
  void once(ClassSymbol type, CallChain chain) {
    if (chain.innermost().isPresent()) {
      add(Lifetime.APPLICATION, new Reason(0, "built once, by a static field of ", name(type)));
    } else {
      add(
          Lifetime.APPLICATION,
          new Reason(0, "run once, by the static initialiser of ", name(type)));
    }
  }

  /** Records a path that ends in the constructor of a class with a role. */
  void role(Role role, CallChain chain) {
    ClassSymbol type = chain.caller().enclClass();
    String builder = name(type) + ", " + role.name();
    ClassSymbol innermost = chain.innermost().orElse(type);
    Reason reason;
    if (innermost == type) {
      String verb = chain.inMethod() ? "called when a " : "runs when a ";
      reason = new Reason(role.rank(), verb, builder + ", is built");
    } else if (chain.inMethod()) {
      reason =
          new Reason(role.rank(), "called when a ", name(innermost) + " is built, by " + builder);
    } else {
      reason = new Reason(role.rank(), BUILT_BY, builder + through(chain.constructed()));
    }
    add(role.lifetime(), reason);
  }

  /** Records a path that ends in a method that is hot by itself. */
  void hot(MethodSymbol method, Heat heat, CallChain chain) {
    String entry = heat.why().asOrigin().text();
    Optional<ClassSymbol> innermost = chain.innermost();
    if (innermost.isEmpty()) {
      add(Lifetime.REQUEST, new Reason(HOT_METHOD_RANK, "", entry));
      return;
    }
    String verb =
        chain.inMethod() ? "called when a " + name(innermost.get()) + " is built in " : "built in ";
    String subject = name(method.enclClass()) + "." + method.name + "(), " + entry;
    add(Lifetime.REQUEST, new Reason(HOT_METHOD_RANK, verb, subject));
  }

  Origin origin() {
    if (reasons.isEmpty()) {
      return Origin.UNKNOWN;
    }
    // "built by A, a JDBC Statement, and B, a JDBC ResultSet"
    Reason first = reasons.first();
    String more =
        reasons.stream()
            .skip(1)
            .limit(MAX_NAMED - 1)
            .filter(each -> first.verb().equals(BUILT_BY) && each.verb().equals(BUILT_BY))
            .map(each -> ", and " + each.subject())
            .collect(joining());
    return new Origin(lifetime, first.text() + more);
  }

  private void add(Lifetime found, Reason reason) {
    if (found.compareTo(lifetime) > 0) {
      lifetime = found;
      reasons.clear();
    }
    if (found == lifetime) {
      reasons.add(reason);
    }
  }

  private static String through(List<ClassSymbol> constructed) {
    return constructed.size() <= 2
        ? ""
        : ", through "
            + constructed.subList(1, constructed.size() - 1).stream()
                .map(OriginCollector::name)
                .collect(joining(", "));
  }

  private static String name(ClassSymbol type) {
    return type.getSimpleName().isEmpty()
        ? "an anonymous class in " + type.outermostClass().getSimpleName()
        : type.getSimpleName().toString();
  }
}
