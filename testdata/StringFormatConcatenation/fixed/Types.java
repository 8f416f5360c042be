package testdata;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/** Values that print the same both ways. */
class Types {
  enum Plain {
    ONE
  }

  enum WithBody {
    TWO {
      @Override
      public String toString() {
        return "two";
      }
    }
  }

  record Point(int x, Integer y) {}

  static final class Closed {
    @Override
    public String toString() {
      return null;
    }
  }

  static class Generic<T extends Closed, S extends T> {
    String get(T t, S s) {
      // BUG: Diagnostic contains: SUGGESTION SAFE
      return "generic " + t + " " + s;
    }
  }

  String primitives(boolean z, byte b, short s, char c, int i, long j, float f, double d) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return z + " " + b + " " + s + " " + c + " " + i + " " + j + " " + f + " " + d;
  }

  String boxes(Boolean z, Byte b, Short s, Character c, Integer i, Long j, Float f, Double d) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return z + "/" + b + "/" + s + "/" + c + "/" + i + "/" + j + "/" + f + "/" + d;
  }

  String values(String s, UUID id, LocalDate date, Class<?> type, Optional<Plain> plain) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return s + "," + id + "," + date + "," + type + "," + plain;
  }

  String closed(Plain plain, WithBody body, Point point, Closed closed) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return plain + ";" + body + ";" + point + ";" + closed;
  }

  String builders(StringBuilder builder, StringBuffer buffer) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return builder + "-" + buffer;
  }

  boolean arrays(char[] chars, String[] strings, int[] ints) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return (chars + ":" + strings + ":" + ints)
        .startsWith("[C@");
  }

  String nothing(String s) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return null + "|" + (Object) null + "|" + s;
  }

  String booleans(boolean b) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "boolean " + b;
  }

  String trueBoolean() {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "flags " + !isEmpty() + (1 < 2);
  }

  private boolean isEmpty() {
    return false;
  }

  String characters(char c, Character boxed) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "chars " + c + " " + boxed + " " + null;
  }

  String cast(Object o, int i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "cast " + (String) o + " " + (Object) "x" + " " + (char) i;
  }

  String chosen(boolean b, String s, Integer i) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "chosen " + (b ? s : null) + " " + (b ? (i) : s);
  }

  String bounded(List<? extends Integer> list, Map<String, ? extends Plain> map) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return "bounded " + list.get(0) + " " + map.get("a");
  }

  public static void main(String[] args) {
    Types it = new Types();
    System.out.println(new Generic<Closed, Closed>().get(new Closed(), null));
    System.out.println(it.primitives(true, (byte) -1, (short) 2, 'c', -4, 5L, 1e10f, 1e-5));
    System.out.println(it.boxes(false, (byte) 1, (short) -2, 'x', 4, -5L, 0.1f, Double.NaN));
    System.out.println(it.boxes(null, null, null, null, null, null, null, null));
    System.out.println(
        it.values("ı", new UUID(1, 2), LocalDate.EPOCH, Map.class, Optional.of(Plain.ONE)));
    System.out.println(it.values(null, null, null, int.class, Optional.empty()));
    System.out.println(it.closed(Plain.ONE, WithBody.TWO, new Point(1, null), new Closed()));
    System.out.println(it.closed(null, null, null, null));
    System.out.println(it.builders(new StringBuilder("b"), null));
    System.out.println(it.arrays(new char[] {'a'}, new String[0], null));
    System.out.println(it.nothing(null));
    System.out.println(it.booleans(true) + it.trueBoolean());
    System.out.println(it.characters('a', null) + it.characters('%', 'ü'));
    System.out.println(it.cast("o", 66));
    System.out.println(it.chosen(true, "s", 1) + it.chosen(false, "s", 1));
    System.out.println(it.bounded(List.of(7), Map.of("a", Plain.ONE)));
  }
}
