import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collections;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;

/** Deserialization runs no initializers: it creates the collection again, as construction does. */
class Deserialized implements Serializable {
  private static final long serialVersionUID = 1L;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'symbols' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss adds to it.
  private transient Map<String, String> symbols = Collections.synchronizedMap(new HashMap<>());

  private transient Map<String, Integer> digits;

  // BUG: Diagnostic contains: Nothing writes to it after construction. Use a HashMap. No fix is offered: 'byNumber' is assigned in several places.
  private transient Map<Integer, String> byNumber = new Hashtable<>();

  // BUG: Diagnostic contains: Every read of 'names' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. Nothing writes to it after construction.
  private final Map<String, String> names = Collections.synchronizedMap(new HashMap<>());

  // Other code writes it again.
  private transient Map<Integer, String> renewed = new Hashtable<>();

  Deserialized() {
    // BUG: Diagnostic contains: Remove the wrapper. No fix is offered: 'digits' is assigned in several places.
    digits = Collections.synchronizedMap(new HashMap<>(Map.of("EUR", 2)));
    byNumber.put(978, "EUR");
    names.put("EUR", "Euro");
  }

  String byNumber(int number) {
    return byNumber.get(number) + renewed.get(number);
  }

  String name(String currency) {
    return names.get(currency);
  }

  void renew() {
    fill();
  }

  private void fill() {
    renewed = new Hashtable<>();
    renewed.put(978, "EUR");
  }

  String symbol(String currency) {
    String symbol = symbols.get(currency);
    if (symbol == null) {
      symbol = currency.substring(0, 1);
      symbols.put(currency, symbol);
    }
    return symbol;
  }

  int digits(String currency) {
    return digits.getOrDefault(currency, 0);
  }

  private Object readResolve() {
    symbols = Collections.synchronizedMap(new HashMap<>());
    byNumber = new Hashtable<>();
    byNumber.put(978, "EUR");
    fill();
    return this;
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    digits = Collections.synchronizedMap(new HashMap<>(Map.of("EUR", 2, "JPY", 0)));
    names.put("JPY", "Yen");
  }
}
