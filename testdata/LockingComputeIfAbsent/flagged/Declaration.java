package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** The value initializes a local variable. */
class Declaration {
  private final Map<String, List<String>> names = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, Integer> counts = new ConcurrentHashMap<>();

  List<String> plain(String key) {
    // BUG: Diagnostic contains: SUGGESTION SAFE computeIfAbsent can lock the key's bin even on a hit
    List<String> list = names.computeIfAbsent(key, k -> new ArrayList<>());
    list.add("plain");
    return list;
  }

  List<String> inferred(String key) {
    // BUG: Diagnostic contains: costs only about 1 ns more than get
    var list = names.computeIfAbsent(key, k -> new ArrayList<>()); // made once
    list.add("inferred");
    return list;
  }

  List<String> unmodified(String key) {
    // BUG: Diagnostic contains: SAFE
    final List<String> list = names.computeIfAbsent(key, k -> new ArrayList<>());
    list.add("final");
    return list;
  }

  Supplier<Integer> captured(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> list = names.computeIfAbsent(key, k -> new ArrayList<>(2));
    return () -> list.size();
  }

  Object capturedByClass(String key) {
    // BUG: Diagnostic contains: SAFE
    Object list = names.computeIfAbsent(key, k -> new ArrayList<>(3));
    return new Object() {
      @Override
      public String toString() {
        return "of " + list;
      }
    };
  }

  int primitive(String key) {
    // BUG: Diagnostic contains: SAFE
    int count = counts.computeIfAbsent(key, String::length);
    return count + 1;
  }

  long widened(String key) {
    // BUG: Diagnostic contains: SAFE
    long count = counts.computeIfAbsent(key, k -> k.length() + 10);
    return count;
  }

  Object wider(String key) {
    // BUG: Diagnostic contains: SAFE
    Object list = this.names.computeIfAbsent(key, k -> new ArrayList<>(4));
    return list;
  }

  List<String> onTwoLines(String key) {
    List<String> list =
        // BUG: Diagnostic contains: SAFE
        names.computeIfAbsent(
            key,
            k -> {
              // Why a comment may stand here.
              List<String> fresh = new ArrayList<>();
              fresh.add("first of " + k);

              return fresh;
            });
    return list;
  }

  List<String> brokenBehindName(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> list = names.computeIfAbsent(key, k -> {
      List<String> fresh = new ArrayList<>();
      fresh.add("""
          text of
            several lines""");
      return fresh;
    });
    return list;
  }

  List<String> sameNames(String key, String value) {
    // BUG: Diagnostic contains: SAFE
    final List<String> list = names.computeIfAbsent(key, value2 -> new ArrayList<>(5));
    list.add(value);
    return list;
  }

  int twoVariables(String key) {
    int a = 1,
        // BUG: Diagnostic contains: SAFE
        b = counts.computeIfAbsent(key, k -> 17);
    return a + b;
  }

  List<String> commented(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> list = /* shared */ names.computeIfAbsent(key, k -> new ArrayList<>(6));
    return list;
  }

  List<String> parenthesized(String key) {
    // BUG: Diagnostic contains: SAFE
    List<String> list = (names.computeIfAbsent(key, k -> new ArrayList<>(7)));
    return list;
  }

  List<String> cast(String key) {
    // BUG: Diagnostic contains: SAFE
    ArrayList<String> list = (ArrayList<String>) names.computeIfAbsent(key, k -> new ArrayList<>(8));
    return list;
  }

  List<String> inOneLine(String key) {
    // BUG: Diagnostic contains: SAFE
    { List<String> list = names.computeIfAbsent(key, k -> new ArrayList<>(9)); list.add("x"); return list; }
  }

  List<String> inCase(int which, String key) {
    switch (which) {
      case 1:
        // BUG: Diagnostic contains: SAFE
        List<String> list = names.computeIfAbsent(key, k -> new ArrayList<>(10));
        list.add("case");
        return list;
      default:
        return null;
    }
  }

  public static void main(String[] args) {
    Declaration it = new Declaration();
    for (int i = 0; i < 2; i++) {
      System.out.println(it.plain("a"));
      System.out.println(it.inferred("a"));
      System.out.println(it.unmodified("b"));
      System.out.println(it.captured("c").get());
      System.out.println(it.capturedByClass("d"));
      System.out.println(it.primitive("four"));
      System.out.println(it.widened("fifth"));
      System.out.println(it.wider("e"));
      System.out.println(it.onTwoLines("f"));
      System.out.println(it.brokenBehindName("g"));
      System.out.println(it.sameNames("h", "v"));
      System.out.println(it.twoVariables("i"));
      System.out.println(it.commented("j"));
      System.out.println(it.parenthesized("k"));
      System.out.println(it.cast("l"));
      System.out.println(it.inOneLine("m"));
      System.out.println(it.inCase(1, "n"));
    }
    try {
      it.plain(null);
    } catch (NullPointerException e) {
      System.out.println("null key");
    }
  }
}
