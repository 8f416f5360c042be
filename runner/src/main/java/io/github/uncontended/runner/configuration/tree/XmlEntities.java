package io.github.uncontended.runner.configuration.tree;

import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Hides references to the entities that an XML file declares from the parser, which reads no
 * document type and would refuse or drop them in attributes. Nothing is looked up or expanded: what
 * a reference stands for is unknown, like the value of a placeholder.
 */
final class XmlEntities {
  private static final Pattern DECLARATION = Pattern.compile("<!ENTITY\\s+([^\\s%\"'<>]+)\\s");
  private static final Pattern EXTERNAL =
      Pattern.compile("<!DOCTYPE[^<>\\[]*\\s(SYSTEM|PUBLIC)\\s");

  /** A section, in which nothing is a reference, or a reference. */
  private static final Pattern REFERENCE =
      Pattern.compile("<!\\[CDATA\\[.*?]]>|&([^\\s&;#<>\"']+);", Pattern.DOTALL);

  static final ImmutableSet<String> PREDEFINED = ImmutableSet.of("amp", "lt", "gt", "quot", "apos");

  /** Characters for private use: XML allows them, and no file means anything by them. */
  private static final char OPEN = '\uE000';

  private static final char CLOSE = '\uE001';
  private static final Pattern HIDDEN =
      Pattern.compile(OPEN + "([^" + OPEN + CLOSE + "]+)" + CLOSE);

  private XmlEntities() {}

  /** The text of a file for the parser; each offset means the same as in the file. */
  static String hide(String text) {
    if (!text.contains("<!DOCTYPE")) {
      return text;
    }
    Set<String> declared = new HashSet<>();
    Matcher declaration = DECLARATION.matcher(text);
    while (declaration.find()) {
      declared.add(declaration.group(1));
    }
    // What declares others is not read.
    boolean isAnyDeclared = EXTERNAL.matcher(text).find();
    return REFERENCE
        .matcher(text)
        .replaceAll(
            it -> {
              String name = it.group(1);
              boolean isDeclared =
                  name != null
                      && !PREDEFINED.contains(name)
                      && (isAnyDeclared || declared.contains(name));
              return Matcher.quoteReplacement(isDeclared ? hidden(it) : it.group());
            });
  }

  private static String hidden(MatchResult reference) {
    return OPEN + reference.group(1) + CLOSE;
  }

  /** A value that the parser read, with a placeholder for each reference. */
  static String withPlaceholders(String value) {
    return value.indexOf(OPEN) < 0 ? value : HIDDEN.matcher(value).replaceAll("\\${$1}");
  }
}
