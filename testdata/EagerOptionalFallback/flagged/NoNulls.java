package testdata;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Null and new arrays, but none of them becomes an element of a collection. */
class NoNulls {
  private static final int[] COUNTS = new int[2];
  private static final String[] NONE = new String[0];

  static boolean isSet(List<String> names) {
    return !Objects.equals(names, null) && !names.equals((Object) null);
  }

  static Optional<String> named(Optional<String> name) {
    return name.map(text -> text.isEmpty() ? null : text);
  }

  static List<String> trimmed(List<String> names) {
    names.stream()
        .forEach(
            name -> {
              if (name.isEmpty()) {
                return;
              }
              System.out.println(name);
            });
    return names.stream().map(name -> name.isEmpty() ? "-" : name).map(String::trim).toList();
  }

  static List<String> listed(List<?> names) {
    List<String> listed = new ArrayList<>(Arrays.asList(names.toArray(new String[0])));
    listed.add(names.isEmpty() ? "-" : "+");
    listed.add((String) names.get(0));
    String[] last;
    last = new String[] {"c"};
    listed.addAll(Arrays.asList(last));
    return listed;
  }

  static String join(Optional<String> given, List<String> names) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return given.orElse(String.join("-", names));
  }

  public static void main(String[] args) {
    List<String> names = List.of("a ", "bc");
    System.out.println(join(Optional.of("3"), names) + join(Optional.empty(), trimmed(names)));
    System.out.println(isSet(listed(names)) + " " + named(Optional.of("")) + COUNTS[0] + NONE.length);
  }
}
