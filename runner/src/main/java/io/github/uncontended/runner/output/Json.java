package io.github.uncontended.runner.output;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import java.util.Locale;

/** Prints JSON indented and without HTML escapes. */
final class Json {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private Json() {}

  /** The text of a document with a final line terminator. */
  static String print(JsonElement document) {
    return GSON.toJson(document) + "\n";
  }

  /** The name of a constant in lower case, as all JSON outputs spell it. */
  static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
