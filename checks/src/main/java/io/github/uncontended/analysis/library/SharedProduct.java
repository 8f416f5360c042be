package io.github.uncontended.analysis.library;

import com.google.errorprone.VisitorState;
import com.google.errorprone.suppliers.Supplier;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Type;
import java.util.Optional;

/**
 * Which products of factories that are not thread-safe can be shared between threads: the {@code
 * Templates} of a {@code TransformerFactory} and the {@code Schema} of a {@code SchemaFactory}, as
 * their documentation says.
 */
public final class SharedProduct {
  private static final Supplier<Type> MAPPER =
      VisitorState.memoize(
          state -> state.getTypeFromString("com.fasterxml.jackson.databind.ObjectMapper"));

  /** What copying an object on each call costs, after its name. */
  public static final String COPY_COST =
      " is copied on each call, and each copy inspects the same classes, since its caches begin"
          + " empty.";

  private static final String UNTIL_CONFIGURED =
      ", configured before it is shared: it is thread-safe as long as nobody configures it later.";

  private SharedProduct() {}

  /** What building an object on each call costs, after its name. */
  public static String cost(boolean fillsCaches) {
    return fillsCaches
        ? " is built on each call, and inspects the same classes each time, since its caches begin"
            + " empty."
        : " is built on each call, and looks up its implementation and its configuration each"
            + " time.";
  }

  /** What else to do for an object that the call configures after it is built. */
  public static String adviceOnSettings(Type type, VisitorState state) {
    Type mapper = MAPPER.get(state);
    return mapper != null && ASTHelpers.isSubtype(type, mapper, state)
        ? " What differs from call to call goes into writer().with(...) or reader().with(...),"
            + " which leave the mapper as it is."
        : "";
  }

  /**
   * What to keep in place of copies of an object, in a sentence.
   *
   * @param field the field that holds the object, if one does
   */
  public static String adviceOnCopy(Optional<String> field) {
    return "Keep one copy "
        + field.map(name -> "in a field beside '" + name + "'").orElse("where the original is kept")
        + UNTIL_CONFIGURED;
  }

  /** What to keep in place of a factory, or of another object, of the type, in a sentence. */
  public static String advice(String type) {
    if (ApiFact.SHARED_WHEN_BUILT.holdsForType(type)) {
      return "Keep one in a private static final field" + UNTIL_CONFIGURED;
    }
    return switch (type) {
      case "javax.xml.transform.TransformerFactory" ->
          "Keep the Templates of a stylesheet, which are thread-safe, and take a Transformer from"
              + " them for each call: neither the factory nor a Transformer is thread-safe. Without a"
              + " stylesheet, keep one factory per thread.";
      case "javax.xml.validation.SchemaFactory" ->
          "Keep the Schema, which is thread-safe, and take a Validator from it for each call: neither"
              + " the factory nor a Validator is thread-safe.";
      case "javax.xml.xpath.XPathFactory" ->
          "Keep one per thread: neither the factory nor an XPath or a compiled XPathExpression is"
              + " thread-safe.";
      default -> "Keep one per thread: it is not guaranteed to be thread-safe.";
    };
  }
}
