// Each field is read in one way only.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

public class WaysToRead {
  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f0'
  private final List<String> f0 = new ArrayList<>(List.of("e", "0"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f1'
  private final List<String> f1 = new ArrayList<>(List.of("e", "1"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f2'
  private final List<String> f2 = new ArrayList<>(List.of("e", "2"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f3'
  private final List<String> f3 = new ArrayList<>(List.of("e", "3"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f4'
  private final List<String> f4 = new ArrayList<>(List.of("e", "4"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f5'
  private final List<String> f5 = new ArrayList<>(List.of("e", "5"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f6'
  private final List<String> f6 = new ArrayList<>(List.of("e", "6"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f7'
  private final List<String> f7 = new ArrayList<>(List.of("e", "7"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f8'
  private final List<String> f8 = new ArrayList<>(List.of("e", "8"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f9'
  private final List<String> f9 = new ArrayList<>(List.of("e", "9"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f10'
  private final List<String> f10 = new ArrayList<>(List.of("e", "10"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f11'
  private final List<String> f11 = new ArrayList<>(List.of("e", "11"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f12'
  private final List<String> f12 = new ArrayList<>(List.of("e", "12"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f13'
  private final List<String> f13 = new ArrayList<>(List.of("e", "13"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f14'
  private final List<String> f14 = new ArrayList<>(List.of("e", "14"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f15'
  private final List<String> f15 = new ArrayList<>(List.of("e", "15"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f16'
  private final List<String> f16 = new ArrayList<>(List.of("e", "16"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f17'
  private final List<String> f17 = new ArrayList<>(List.of("e", "17"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f18'
  private final Map<String, Integer> f18 = new HashMap<>(Map.of("e", 18));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f19'
  private final Map<String, Integer> f19 = new HashMap<>(Map.of("e", 19));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f20'
  private final Map<String, Integer> f20 = new HashMap<>(Map.of("e", 20));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f21'
  private final Map<String, Integer> f21 = new HashMap<>(Map.of("e", 21));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f22'
  private final Map<String, Integer> f22 = new HashMap<>(Map.of("e", 22));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'f23'
  private final List<String> f23 = new ArrayList<>(List.of("e", "23"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'printed'
  private final List<String> printed = new ArrayList<>(List.of("p"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'appended'
  private final List<String> appended = new ArrayList<>(List.of("a"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'stepped'
  private final List<String> stepped = new ArrayList<>(List.of("s"));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'entries'
  private final Map<String, Integer> entries = new HashMap<>(Map.of("t", 1));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'aliased'
  private final Map<String, Integer> aliased = new HashMap<>(Map.of("u", 1));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'lambda'
  private final Map<String, Integer> lambda = new HashMap<>(Map.of("v", 1));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'compared'
  private final Map<String, Integer> compared = new HashMap<>(Map.of("w", 1));

  // BUG: Diagnostic contains: SUGGESTION SAFE Every read of 'other'
  private final Map<String, Integer> other = new HashMap<>(Map.of("x", 1));

  private static void show(Object value) {
    System.out.println(value.toString().length());
  }

  void read() {
    show("" + f0);
    show("x".equals(String.format("%s", f1)));
    show(String.join("-", f2));
    show(String.valueOf(f3));
    show(Objects.toString(f4));
    show(Objects.hash(f5, 1));
    show(Objects.equals(f6, List.of("e")));
    show(List.of("e").equals(f7));
    show(new StringBuilder().append(f8));
    show(new ArrayList<>(f9));
    show(List.copyOf(f10));
    show(new ArrayList<>(List.of("q")).addAll(f11));
    show(Collections.max(f12));
    show(Collections.unmodifiableList(f13));
    show(f14.size() + " " + f14.iterator().hasNext());
    show(f15.subList(0, 1).get(0));
    show(f16.toArray(new String[0]).length);
    show(f17.size() + " " + f17.stream().count());
    show(f18.keySet().contains("e"));
    show(f19.values().size());
    show(f20.entrySet().isEmpty());
    show(new HashMap<>(f21));
    show(Map.copyOf(f22));
    show(Optional.of("e").filter(f23::contains));
    System.out.println(printed);
    String text = "";
    text += appended;
    show(stepped.isEmpty());
    for (Iterator<String> it = stepped.iterator(); it.hasNext(); ) {
      text += it.next();
    }
    for (Map.Entry<String, Integer> entry : entries.entrySet()) {
      text += entry.getKey() + entry.getValue();
    }
    final Map<String, Integer> same = aliased;
    text += same.get("u");
    Supplier<Integer> later = () -> lambda.get("v");
    text += later.get();
    if (compared != null && (compared).containsKey("w")) {
      text += "w";
    }
    WaysToRead it = this;
    text += it.other.get("x");
    show(text);
    show(List.of());
  }

  public static void main(String[] args) {
    new WaysToRead().read();
  }
}
