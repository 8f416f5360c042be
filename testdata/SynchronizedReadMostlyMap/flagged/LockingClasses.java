import java.util.Collection;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Vector;

public class LockingClasses {
  enum Color {
    RED,
    GREEN
  }

  // BUG: Diagnostic contains: WARNING SAFE Every read of 'PRICES' takes the single lock of Hashtable, so concurrent readers block each other. Nothing writes to it after construction. Use a HashMap. A final field safely publishes what the static initializer put into the collection.
  private static final Map<String, Integer> PRICES = new Hashtable<>();

  // BUG: Diagnostic contains: the single lock of Vector, so concurrent readers block each other. Nothing writes to it after construction. Use an ArrayList. A final field safely publishes
  private static final List<String> UNITS = new Vector<>(4);

  // BUG: Diagnostic contains: WARNING SAFE Every read of 'names'
  private final Map<Color, String> names = new java.util.Hashtable<Color, String>(8, 0.5f);

  // BUG: Diagnostic contains: WARNING SAFE Every read of 'parts'
  private final Collection<String> parts = new Vector<String>(UNITS);

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'printed' takes the single lock of Hashtable
  private final Map<String, Integer> printed = new Hashtable<>();

  // BUG: Diagnostic contains: Use a HashMap unless it matters that HashMap has a different iteration order than Hashtable and accepts null.
  private final Map<String, Integer> anyKey = new Hashtable<>();

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'anyValue'
  private final Map<String, Integer> anyValue = new Hashtable<>();

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'ownKey'
  private final Map<Object, String> ownKey = new Hashtable<>();

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'copied'
  private final Map<String, Integer> copied = new Hashtable<>(PRICES.size() == 2 ? Map.of("c", 3) : Map.of());

  // BUG: Diagnostic contains: Use an ArrayList unless it matters that ArrayList and Vector throw different exceptions for an invalid index.
  private final List<String> indexed = new Vector<>();

  // BUG: Diagnostic contains: WARNING UNSAFE Every read of 'inserted'
  private final List<String> inserted = new Vector<>();

  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'growing' takes the single lock of Vector, so concurrent readers block each other. Nothing writes to it after construction. Use an ArrayList. No fix is offered: it would lose a comment or an argument.
  private final List<String> growing = new Vector<>(10, 5);

  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'table' takes the single lock of Hashtable, so concurrent readers block each other. Nothing writes to it after construction. Use a HashMap. No fix is offered: 'table' is declared as Hashtable.
  private final Hashtable<String, Integer> table = new Hashtable<>();

  // BUG: Diagnostic contains: WARNING ADVICE Every read of 'vector'
  private final Vector<String> vector = new Vector<>();

  static {
    PRICES.put("a", 1);
    PRICES.put("b" + UNITS.size(), 2);
    UNITS.add("kg");
    UNITS.addAll(List.of("m", "s"));
  }

  LockingClasses(String key, Integer value) {
    names.put(Color.RED, "r");
    names.put(Color.GREEN, String.valueOf(7));
    printed.put("x", 1);
    anyKey.put(key, 2);
    anyValue.put("v", value);
    ownKey.put(new Object(), "own");
    indexed.add("i");
    inserted.add(0, "j");
    growing.add("g");
    table.put("t", 3);
    vector.addElement("e");
  }

  static String units() {
    StringBuilder text = new StringBuilder();
    for (String unit : UNITS) {
      text.append(unit);
    }
    return text.toString() + UNITS.contains("m") + UNITS.indexOf("s") + UNITS.isEmpty();
  }

  String read() {
    return PRICES.get("a")
        + names.get(Color.RED)
        + names.getOrDefault(Color.GREEN, "none")
        + names.size()
        + PRICES.containsKey("c")
        + parts.contains("kg")
        + parts
        + printed
        + anyKey.get("k")
        + anyValue.get("v")
        + ownKey.containsKey("o")
        + copied.get("c")
        + indexed.get(0)
        + inserted.size()
        + growing.size()
        + table.get("t")
        + vector.elementAt(0);
  }

  public static void main(String[] args) {
    System.out.println(units());
    System.out.println(new LockingClasses("k", 5).read());
    System.out.println(PRICES.get("b0") + " " + PRICES.getOrDefault("none", 9));
  }
}
