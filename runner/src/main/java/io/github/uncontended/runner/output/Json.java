package io.github.uncontended.runner.output;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import java.util.Locale;

/** How JSON is written: indented, and with characters as they are. */
final class Json {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

  private Json() {}

  /** The text of a document, with a line end. */
  static String print(JsonElement document) {
    return GSON.toJson(document) + "\n";
  }

  /** A constant as JSON spells it. */
  static String lower(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
