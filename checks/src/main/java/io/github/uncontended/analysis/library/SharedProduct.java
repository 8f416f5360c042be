package io.github.uncontended.analysis.library;

/**
 * Which products of factories that are not thread-safe can be shared between threads: the {@code
 * Templates} of a {@code TransformerFactory} and the {@code Schema} of a {@code SchemaFactory}, as
 * their documentation says.
 */
public final class SharedProduct {
  private SharedProduct() {}

  /** What to keep in place of a factory of the type, in a sentence. */
  public static String advice(String type) {
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
