import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Deserialization runs no initializers: it creates the collection again, as construction does. */
class Deserialized implements Serializable {
  private static final long serialVersionUID = 1L;

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every read of 'symbols' takes the single lock of Collections.synchronizedMap, so concurrent readers block each other. After construction, only a miss writes to it.
  private transient Map<String, String> symbols = Collections.synchronizedMap(new HashMap<>());

  private transient Map<String, Integer> digits;

  Deserialized() {
    // BUG: Diagnostic contains: Remove the wrapper. No fix is offered: 'digits' is assigned in several places.
    digits = Collections.synchronizedMap(new HashMap<>(Map.of("EUR", 2)));
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
    return this;
  }

  private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
    in.defaultReadObject();
    digits = Collections.synchronizedMap(new HashMap<>(Map.of("EUR", 2, "JPY", 0)));
  }
}
