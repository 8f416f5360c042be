package io.github.uncontended.runner.configuration;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Collection;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files that code gives to HikariCP by a constant name. */
final class HikariFiles implements Predicate<Source> {
  private static final String TYPE = "HikariConfig";
  private static final Pattern CONSTRUCTION =
      Pattern.compile("new\\s+" + TYPE + "\\s*\\(\\s*\"/?([^\"\\\\]+)\"\\s*\\)");

  private final Supplier<ImmutableSet<String>> names;

  HikariFiles(Collection<Source> code) {
    names = Suppliers.memoize(() -> namesIn(code));
  }

  private static ImmutableSet<String> namesIn(Collection<Source> code) {
    ImmutableSet.Builder<String> names = ImmutableSet.builder();
    for (Source source : code) {
      try {
        String text = source.text();
        if (text.contains(TYPE)) {
          Matcher construction = CONSTRUCTION.matcher(text);
          while (construction.find()) {
            names.add("/" + construction.group(1));
          }
        }
      } catch (IOException unreadable) {
        // The source is reported where it is compiled.
      }
    }
    return names.build();
  }

  @Override
  public boolean test(Source file) {
    return names.get().stream().anyMatch(("/" + file.path())::endsWith);
  }
}
