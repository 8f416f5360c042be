package io.github.uncontended.runner.lifetime;

import static java.util.stream.Collectors.joining;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.heat.Heat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a search has found of where a place is run from; the shortest lifetime counts. */
final class OriginCollector {
  /** More builders of one lifetime than these say nothing more. */
  private static final int MAX_NAMED = 2;

  private Lifetime lifetime = Lifetime.UNKNOWN;

  /** The reasons for the lifetime in an order that does not depend on the order of files. */
  private final Map<String, String> reasons = new TreeMap<>();

  /** Whether nothing can be found that lives shorter. */
  boolean isDecisive() {
    return lifetime == Lifetime.REQUEST;
  }

  /** The way has come to a static field or initialiser of a class. */
  void once(ClassSymbol type, CallChain chain) {
    if (chain.first().isPresent()) {
      add(Lifetime.APPLICATION, "", "built once, by a static field of " + name(type));
    } else {
      add(Lifetime.APPLICATION, "", "run once, by the static initialiser of " + name(type));
    }
  }

  /** The way has come to the constructor of a class with a role. */
  void role(Role role, CallChain chain) {
    ClassSymbol type = chain.runner().enclClass();
    String builder = name(type) + ", " + role.name();
    ClassSymbol first = chain.first().orElse(type);
    String reason;
    if (first == type) {
      reason = (chain.called() ? "called" : "runs") + " when a " + builder + ", is built";
    } else if (chain.called()) {
      reason = "called when a " + name(first) + " is built, by " + builder;
    } else {
      reason = "built by " + builder + through(chain.built());
    }
    // A statement is built before its result sets.
    add(role.lifetime(), role.name().contains("Statement") ? "0" : "1", reason);
  }

  /** The way has come to a method that is hot by itself. */
  void hot(MethodSymbol method, Heat heat, CallChain chain) {
    String entry =
        heat.reason().startsWith("reached") || heat.reason().startsWith("declared")
            ? heat.reason()
            : "reached from " + heat.reason();
    Optional<ClassSymbol> first = chain.first();
    String reason =
        first.isEmpty()
            ? entry
            : (chain.called()
                    ? "called when a " + name(first.get()) + " is built in "
                    : "built in ")
                + name(method.enclClass())
                + "."
                + method.name
                + "(), "
                + entry;
    add(Lifetime.REQUEST, "2", reason);
  }

  Origin origin() {
    List<String> all = List.copyOf(reasons.values());
    if (all.isEmpty()) {
      return Origin.UNKNOWN;
    }
    String reason = all.get(0);
    // "built by A, a JDBC Statement, and B, a JDBC ResultSet"
    String prefix = "built by ";
    String more =
        all.stream()
            .skip(1)
            .limit(MAX_NAMED - 1)
            .filter(each -> reason.startsWith(prefix) && each.startsWith(prefix))
            .map(each -> ", and " + each.substring(prefix.length()))
            .collect(joining());
    return new Origin(lifetime, reason + more);
  }

  private void add(Lifetime found, String order, String reason) {
    if (found.compareTo(lifetime) > 0) {
      lifetime = found;
      reasons.clear();
    }
    if (found == lifetime) {
      reasons.put(order + reason, reason);
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
