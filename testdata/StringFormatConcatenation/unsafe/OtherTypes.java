package testdata;

import java.util.ArrayList;
import java.util.List;

/** A list with elements of another type than it says, which {@code +} casts. */
class OtherTypes {
  @SuppressWarnings({"rawtypes", "unchecked"})
  static List<String> polluted() {
    List list = new ArrayList();
    list.add(1);
    return list;
  }

  static String first(List<String> list) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return list.get(0) + "-" + list.size();
  }

  static String local(List<String> list) {
    String first = list.get(0);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return first + "-" + list.size();
  }

  public static void main(String[] args) {
    System.out.println(first(polluted()));
    System.out.println(local(List.of("a")));
    try {
      System.out.println(local(polluted()));
    } catch (ClassCastException e) {
      System.out.println("another type");
    }
  }
}
