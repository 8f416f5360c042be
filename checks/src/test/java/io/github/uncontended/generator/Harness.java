package io.github.uncontended.generator;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The class {@code Seen} that generated programs print with. Only the members that a program
 * mentions are put beside it: compiling the rest each time would cost more than the program itself.
 * It stands in the program's file, so that the rules see its effects.
 */
final class Harness {
  private static final String MARK = "  // = ";
  private static final ImmutableList<Member> MEMBERS = read();

  private Harness() {}

  private record Member(String name, String text) {}

  /** The class with the members that a source uses. */
  static String of(String source) {
    Set<Member> used = new LinkedHashSet<>();
    for (boolean grows = true; grows; ) {
      grows = false;
      for (Member member : MEMBERS) {
        if (mentions(source, member.name)
            || used.stream().anyMatch(it -> mentions(it.text, member.name))) {
          grows |= used.add(member);
        }
      }
    }
    StringBuilder log = new StringBuilder("class Seen {\n");
    MEMBERS.stream().filter(used::contains).forEach(member -> log.append(member.text));
    return log.append("}\n").toString();
  }

  /** Whether a text holds a name as a word. */
  static boolean mentions(String text, String name) {
    for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
      int end = at + name.length();
      if ((at == 0 || !Character.isJavaIdentifierPart(text.charAt(at - 1)))
          && (name.endsWith(".")
              || end == text.length()
              || !Character.isJavaIdentifierPart(text.charAt(end)))) {
        return true;
      }
    }
    return false;
  }

  private static ImmutableList<Member> read() {
    try {
      String text = Resources.toString(Resources.getResource("generator/Seen.java"), UTF_8);
      return Splitter.on(MARK)
          .splitToStream(text.substring(0, text.lastIndexOf('}')))
          .skip(1)
          .map(
              member -> {
                int end = member.indexOf('\n');
                return new Member(member.substring(0, end), member.substring(end + 1));
              })
          .collect(ImmutableList.toImmutableList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
