package io.github.uncontended.generator;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/** A class of a program while it is made: its members and the statements of its {@code run}. */
final class Scenario {
  private static final Splitter LINES = Splitter.on('\n').omitEmptyStrings();

  private final Random random;
  private final ImmutableSet<Production> wanted;
  private final int number;
  private final int release;
  private final Container container;
  private final Set<Production> productions = new LinkedHashSet<>();
  private final List<Part> members = new ArrayList<>();
  private final List<Part> statements = new ArrayList<>();
  private final List<Part> epilogue = new ArrayList<>();
  private final String modifiers;
  private int names;
  private boolean impossible;
  private String reserved = "";

  /**
   * Starts a scenario.
   *
   * @param wanted productions that are taken wherever they are among the alternatives
   */
  Scenario(Random random, int number, int release, ImmutableSet<Production> wanted) {
    this.random = random;
    this.wanted = wanted;
    this.number = number;
    this.release = release;
    this.container = choose(Container.values());
    boolean instance = container.hasInstance() && random.nextInt(3) == 0;
    String access = container.allowsPrivate() && random.nextInt(3) > 0 ? "private " : "";
    this.modifiers = access + (instance ? "" : "static ");
  }

  /** What the scenario is made of. */
  ImmutableSet<Production> productions() {
    return ImmutableSet.copyOf(productions);
  }

  boolean isInstance() {
    return !modifiers.contains("static");
  }

  boolean chance(int one, int of) {
    return random.nextInt(of) < one;
  }

  /** Draws a production that the release allows, and notes it. */
  <P extends Production> P choose(P[] all) {
    return choose(all, it -> true);
  }

  /** Draws a production that the release and the predicate allow, and notes it. */
  <P extends Production> P choose(P[] all, Predicate<P> allowed) {
    List<P> candidates = new ArrayList<>();
    for (P each : all) {
      if (each.release() <= release && allowed.test(each)) {
        candidates.add(each);
      }
    }
    P drawn = candidates.get(random.nextInt(candidates.size()));
    P chosen = candidates.stream().filter(wanted::contains).findFirst().orElse(drawn);
    productions.add(chosen);
    return chosen;
  }

  String choose(String... alternatives) {
    return alternatives[random.nextInt(alternatives.length)];
  }

  /** Names and types for one use of a template. */
  Names names(Expression inner) {
    return new Names(inner, number + "_" + names++);
  }

  Names names() {
    return names(new Expression("Object", Part.of()));
  }

  /** Adds members, one a line. */
  void members(String lines) {
    members(lines, Part.of());
  }

  /** Adds members, one a line, with an expression inside. */
  void members(String lines, Part inner) {
    for (String line : LINES.split(lines)) {
      members.add(line(line, inner));
      impossible |=
          container == Container.INTERFACE
              && (isVariable(line) || line.contains("static synchronized "));
    }
  }

  private static boolean isVariable(String member) {
    return member.endsWith(";") && (!member.contains("final ") || member.startsWith("private "));
  }

  /** Declares that no template may use a name in front of a dot. */
  void reserve(String name) {
    reserved = name;
  }

  /** Whether the container cannot hold the members, or they need a name that is shadowed. */
  boolean isImpossible() {
    return impossible
        || (!reserved.isEmpty()
            && Harness.mentions(toPart().text(new Part.Reduction()), reserved + "."));
  }

  /** Adds a statement to the method {@code run}. */
  void statement(String text, Part inner) {
    statements.add(line(text, inner));
  }

  void statements(String lines) {
    LINES.split(lines).forEach(line -> statement(line, Part.of()));
  }

  /** Adds statements that print, after two calls of {@code run}, what the scenario changed. */
  void epilogue(String lines) {
    LINES.split(lines).forEach(line -> epilogue.add(line(line, Part.of())));
  }

  private static Part line(String text, Part inner) {
    List<Object> pieces = new ArrayList<>(List.of("    "));
    pieces.addAll(Part.around(text, inner));
    pieces.add("\n");
    return Part.optional(pieces.toArray());
  }

  /** The class. */
  Part toPart() {
    String modifier = isInstance() ? "    " : "    static ";
    return container.around(
        names(),
        Part.of(
            Part.of(members.toArray()),
            modifier + "void run() throws Exception {\n",
            Part.of(statements.toArray()),
            "    }\n",
            modifier + "void after() throws Exception {\n",
            Part.of(epilogue.toArray()),
            "    }\n"));
  }

  /** The statements of {@code main} that run the scenario. */
  Part call() {
    String name = "S" + number;
    String receiver = isInstance() ? "it" : name;
    String creation =
        isInstance() ? name + " it = " + container.creation(name) + ";\n        " : "";
    String identity =
        container.isSerializable() ? "\n        Seen.identity(" + name + ".class);" : "";
    return Part.optional(
        "    Seen.scenario(\"%s\",\n      () -> {\n        ".formatted(name),
        creation,
        "Seen.guard(() -> " + receiver + ".run());\n        ",
        Part.optional("Seen.guard(() -> " + receiver + ".run());\n        "),
        receiver + ".after();",
        identity,
        "\n      });\n");
  }

  /** Fills the placeholders of templates. */
  final class Names {
    private final Expression inner;
    private final String unique;

    private Names(Expression inner, String unique) {
      this.inner = inner;
      this.unique = unique;
    }

    String fill(String template) {
      return template
          .replace("@M ", modifiers)
          .replace("@S", "S" + number)
          .replace("@T", inner.type())
          .replace("@B", inner.boxed())
          .replace("@D", inner.other())
          .replace("#", unique);
    }
  }
}
