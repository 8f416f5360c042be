package io.github.uncontended.runner.configuration.tree;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Reads the documents of a YAML file. */
final class YamlReader {
  /** Bounds aliases of aliases, which multiply. */
  private static final int MAX_SETTINGS = 100_000;

  /** What the recursion of the parser and of this reader bears by far. */
  private static final int MAX_DEPTH = 200;

  /** Maven replaces these; YAML reserves the character at the start of a value. */
  private static final Pattern FILTERED = Pattern.compile("@[\\w.-]+@");

  private static final String ALIAS_END = " \t\r\n,[]{}";

  private final String text;
  private final boolean astral;
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private int count;

  private YamlReader(String text) {
    this.text = text;
    this.astral = text.codePoints().anyMatch(Character::isSupplementaryCodePoint);
  }

  /** The root of each document, without a name. */
  static ImmutableList<Setting> read(String text) throws UnreadableException {
    YamlReader reader = new YamlReader(text);
    ImmutableList.Builder<Setting> documents = ImmutableList.builder();
    try {
      LoadSettings settings =
          LoadSettings.builder()
              .setAllowDuplicateKeys(true)
              .setMaxAliasesForCollections(Integer.MAX_VALUE)
              .build();
      String plain = withoutFilters(text);
      reader.checkDepth(new Parse(settings).parseString(plain));
      for (Node node : new Compose(settings).composeAllFromString(plain)) {
        documents.add(new Setting("", Optional.empty(), 0, 0, reader.children(node)));
      }
    } catch (YamlEngineException e) {
      throw new UnreadableException(reader.problem(e), e);
    }
    return documents.build();
  }

  private void checkDepth(Iterable<Event> events) throws UnreadableException {
    int depth = 0;
    for (Event event : events) {
      if (event instanceof CollectionStartEvent && ++depth > MAX_DEPTH) {
        throw UnreadableException.at(
            Position.of(text, offset(event.getStartMark())),
            "nested more than " + MAX_DEPTH + " levels deep");
      }
      depth -= event instanceof CollectionEndEvent ? 1 : 0;
    }
  }

  /** What is wrong, and where; the message of the exception begins with what was being read. */
  private String problem(YamlEngineException e) {
    if (e instanceof MarkedYamlEngineException marked && marked.getProblemMark().isPresent()) {
      Mark mark = marked.getProblemMark().get();
      // Advice in parentheses may follow.
      String problem = Splitter.on(". (").split(marked.getProblem()).iterator().next();
      return problem + ", " + new Position(mark.getLine() + 1, mark.getColumn() + 1);
    }
    if (e instanceof ReaderException unreadable) {
      return "a character that YAML does not allow, "
          + Position.of(text, offset(unreadable.getPosition()));
    }
    return "not readable as YAML: " + CharMatcher.whitespace().collapseFrom(e.getMessage(), ' ');
  }

  /** Replaces what Maven replaces by text of the same length that is a plain scalar. */
  private static String withoutFilters(String text) {
    return FILTERED.matcher(text).replaceAll(filter -> "_".repeat(filter.group().length()));
  }

  private ImmutableList<Setting> children(Node node) throws UnreadableException {
    if (!(node instanceof MappingNode mapping)) {
      return ImmutableList.of();
    }
    if (!open.add(node)) {
      throw UnreadableException.at(
          Position.of(text, offset(node.getStartMark())), "a node contains an alias of itself");
    }
    count(node);
    List<Setting> children = new ArrayList<>();
    List<Setting> merged = new ArrayList<>();
    for (NodeTuple entry : mapping.getValue()) {
      if (entry.getKeyNode() instanceof ScalarNode key) {
        if (key.getValue().equals("<<")) {
          merge(entry.getValueNode(), merged);
        } else {
          add(key, entry.getValueNode(), children);
        }
      }
    }
    open.remove(node);
    addOthers(merged, children);
    return ImmutableList.copyOf(children);
  }

  /** Adds the keys of merged mappings, which have their own place in the file. */
  private void merge(Node node, List<Setting> to) throws UnreadableException {
    if (node instanceof SequenceNode sequence) {
      for (Node item : sequence.getValue()) {
        addOthers(children(item), to);
      }
    } else {
      addOthers(children(node), to);
    }
  }

  /** Adds the settings whose names are new: a mapping overrides the keys that it merges. */
  private static void addOthers(List<Setting> merged, List<Setting> to) {
    Set<String> names = to.stream().map(Setting::name).collect(toImmutableSet());
    merged.stream().filter(setting -> !names.contains(setting.name())).forEach(to::add);
  }

  private void add(ScalarNode key, Node value, List<Setting> to) throws UnreadableException {
    count(key);
    int start = offset(key.getStartMark());
    if (value instanceof ScalarNode scalar) {
      to.add(Setting.leaf(key.getValue(), original(scalar), start, end(key, scalar)));
    } else if (value instanceof SequenceNode sequence) {
      int index = 0;
      for (Node item : sequence.getValue()) {
        to.add(item(key.getValue(), index++, item));
      }
    } else {
      to.add(
          new Setting(
              key.getValue(), Optional.empty(), start, offset(key.getEndMark()), children(value)));
    }
  }

  private Setting item(String list, int index, Node item) throws UnreadableException {
    count(item);
    int start = offset(item.getStartMark());
    if (item instanceof ScalarNode scalar) {
      return new Setting(
          list,
          OptionalInt.of(index),
          Optional.of(original(scalar)),
          start,
          offset(scalar.getEndMark()),
          ImmutableList.of());
    }
    ImmutableList<Setting> children = children(item);
    // The first key shows which item it is; one that is merged is elsewhere.
    Optional<Setting> first = children.stream().filter(it -> it.start() >= start).findFirst();
    return new Setting(
        list,
        OptionalInt.of(index),
        Optional.empty(),
        first.map(Setting::start).orElse(start),
        first.map(Setting::end).orElse(start),
        children);
  }

  private void count(Node node) throws UnreadableException {
    if (++count > MAX_SETTINGS) {
      throw UnreadableException.at(
          Position.of(text, offset(node.getStartMark())),
          "more than " + MAX_SETTINGS + " settings, with those that aliases repeat");
    }
  }

  /** The offset after a value, or after the alias that stands for it. */
  private int end(ScalarNode key, ScalarNode value) {
    int keyEnd = offset(key.getEndMark());
    if (offset(value.getStartMark()) >= keyEnd) {
      return offset(value.getEndMark());
    }
    int end = text.indexOf('*', keyEnd);
    while (end < text.length() && ALIAS_END.indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return end;
  }

  /** The value of a scalar, with the text that Maven replaces. */
  private String original(ScalarNode scalar) {
    String written = text.substring(offset(scalar.getStartMark()), offset(scalar.getEndMark()));
    Matcher filter = FILTERED.matcher(written);
    return filter.find() ? written : scalar.getValue();
  }

  /** The offset of a mark, which counts code points. */
  private int offset(Optional<Mark> mark) {
    return offset(mark.orElseThrow().getIndex());
  }

  private int offset(int index) {
    return astral ? text.offsetByCodePoints(0, index) : index;
  }
}
