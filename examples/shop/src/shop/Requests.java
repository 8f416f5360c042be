package shop;

import java.util.List;

/** The path that every request takes. */
final class Requests {
  /** Codes with equal hash codes, as keys of one maker often have them. */
  private static final List<String> CODES = List.of("AaAaAa", "AaAaBB", "AaBBAa", "BBBBBB");

  private final Prices prices = new Prices();
  private final Texts texts = new Texts();
  private final Clock clock = new Clock();

  String serve(int number) {
    String code = CODES.get(number % CODES.size());
    return texts.of(code) + " " + prices.of(code) + " " + clock.offsetAt(number);
  }
}
