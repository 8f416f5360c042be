package io.github.uncontended.runner.html;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.github.uncontended.heat.Measurement;
import io.github.uncontended.runner.profile.StackTree;
import io.github.uncontended.runner.profile.StackTree.Kind;
import io.github.uncontended.runner.profile.StackTree.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A flame graph in icicle layout, and its heaviest stacks as text. */
public final class FlameGraph {
  /** Which part of the whole a frame must have to be drawn. */
  private static final double FLOOR = 0.001;

  /** How many stacks are listed as text. */
  private static final int LISTED = 10;

  private static final int NANOS_PER_MICRO = 1000;

  /** Escapes what would end the element that the data is in. */
  private static final Gson GSON = new Gson();

  private final String id;
  private final Node root;
  private final Map<StackTree.Frame, Long> totals;
  private final boolean time;

  /** The frames from the root to a node, and the node's own amount. */
  private record Stack(List<String> frames, String innermost, long self) {}

  /**
   * Creates a graph.
   *
   * @param id identifies the graph on the page
   * @param time whether the amounts are times, instead of shares only
   */
  public FlameGraph(String id, StackTree tree, boolean time) {
    this.id = id;
    this.root = tree.toNode(FLOOR);
    this.totals = tree.totals();
    this.time = time;
  }

  /** The graph and the list. */
  public Html toHtml() {
    Html html = new Html();
    html.open("figure", "class", "flame", "id", id, "hidden", "").newLine();
    html.open("div", "class", "tools").open("label").element("span", "Highlight frames");
    html.open(
            "input",
            "type",
            "search",
            "autocomplete",
            "off",
            "spellcheck",
            "false",
            "placeholder",
            "class or method")
        .close("label");
    html.element("button", "Show all", "type", "button", "disabled", "");
    html.element("p", "", "class", "matched", "role", "status").close("div").newLine();
    html.open(
            "div",
            "class",
            "graph",
            "role",
            "tree",
            "aria-label",
            "Stacks, the outermost frame first. Arrow keys move, Enter zooms, Escape shows all.")
        .close("div")
        .newLine();
    html.element("p", "", "class", "detail");
    legend(html);
    html.open("script", "type", "application/json").trusted(data()).close("script");
    html.close("figure").newLine();
    stacks(html);
    return html;
  }

  private static void legend(Html html) {
    html.open("ul", "class", "legend");
    for (Kind kind : ImmutableList.of(Kind.APPLICATION, Kind.LIBRARY, Kind.JDK, Kind.LOCK)) {
      String variable =
          switch (kind) {
            case APPLICATION -> "app";
            case LIBRARY -> "library";
            case LOCK -> "lock";
            case JDK, ROOT -> "jdk";
          };
      String name =
          switch (kind) {
            case APPLICATION -> "application";
            case LIBRARY -> "library or framework";
            case LOCK -> "lock";
            case JDK, ROOT -> "JDK";
          };
      html.open("li").element("i", "", "style", "background:var(--" + variable + ")");
      html.text(name).close("li");
    }
    html.close("ul");
  }

  /**
   * The tree as a list of depth, name and amount, the frames of a stack in order; and how much each
   * name has in all stacks, with those that are too small to be drawn.
   */
  private String data() {
    Map<StackTree.Frame, Integer> names = new LinkedHashMap<>();
    JsonArray nodes = new JsonArray();
    add(root, 0, names, nodes);
    JsonArray texts = new JsonArray();
    JsonArray kinds = new JsonArray();
    JsonArray all = new JsonArray();
    for (StackTree.Frame frame : names.keySet()) {
      texts.add(frame.name());
      kinds.add(Ascii.toLowerCase(frame.kind().name()));
      all.add(totals.getOrDefault(frame, 0L) / NANOS_PER_MICRO);
    }
    JsonObject data = new JsonObject();
    data.addProperty("unit", time ? "ns" : "samples");
    data.add("names", texts);
    data.add("kinds", kinds);
    data.add("totals", all);
    data.add("nodes", nodes);
    return GSON.toJson(data);
  }

  private static void add(
      Node node, int depth, Map<StackTree.Frame, Integer> names, JsonArray nodes) {
    Integer name = names.putIfAbsent(node.frame(), names.size());
    nodes.add(depth);
    nodes.add(name == null ? names.size() - 1 : name);
    nodes.add(node.total() / NANOS_PER_MICRO);
    node.children().forEach(child -> add(child, depth + 1, names, nodes));
  }

  private void stacks(Html html) {
    List<Stack> stacks = new ArrayList<>();
    collect(root, new ArrayList<>(), "", stacks);
    stacks.sort(
        Comparator.comparingLong(Stack::self)
            .reversed()
            .thenComparing(stack -> String.join(" ", stack.frames())));
    html.open("details", "class", "stacks").element("summary", "The heaviest stacks as text");
    html.open("ol", "class", "plain");
    for (Stack stack : stacks.subList(0, Math.min(LISTED, stacks.size()))) {
      html.open("li").open("details").open("summary");
      double share = root.total() == 0 ? 0 : (double) stack.self() / root.total();
      html.element("b", Measurement.percent(share)).text(" ");
      html.element("code", stack.innermost()).close("summary").open("ol");
      List<String> innermostFirst = new ArrayList<>(stack.frames());
      Collections.reverse(innermostFirst);
      innermostFirst.forEach(frame -> html.open("li").element("code", frame).close("li").newLine());
      html.close("ol").close("details").close("li").newLine();
    }
    html.close("ol").close("details");
  }

  /**
   * Lists the nodes that have an amount of their own.
   *
   * @param innermost the innermost frame so far that is not the JDK's
   */
  private static void collect(
      Node node, List<String> frames, String innermost, List<Stack> stacks) {
    boolean named = node.frame().kind() != Kind.ROOT;
    if (named) {
      frames.add(node.frame().name());
    }
    Kind kind = node.frame().kind();
    String name =
        kind == Kind.APPLICATION || kind == Kind.LIBRARY || innermost.isEmpty()
            ? node.frame().name()
            : innermost;
    if (node.self() > 0 && named) {
      stacks.add(new Stack(ImmutableList.copyOf(frames), name, node.self()));
    }
    node.children().forEach(child -> collect(child, frames, name, stacks));
    if (named) {
      frames.remove(frames.size() - 1);
    }
  }
}
