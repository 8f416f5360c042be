package testdata;

import java.util.Date;

/** No empty string and no cast where the operands are strings without them. */
public class PlainOperands {
  static String added(String text, char[] letters, int number, Object any, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s", String.valueOf(letters));
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s", number);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s%s", number, number + 1);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s", name);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s", number > 3 ? name : "few");
    return text;
  }

  static Object toObject(Object sum, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Object text = String.format("%s", name);
    // BUG: Diagnostic contains: SUGGESTION SAFE
    text += String.format("%s", name);
    return text;
  }

  static String whole(String name, int number) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s", name + number);
  }

  static int length(char[] letters, String name) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s", String.valueOf(letters)).length()
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + String.format("%s", name).length()
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + String.format("%s", name + letters.length).length();
  }

  static String cast(String name, int number, Object any) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    return String.format("%s/%s", (Object) name, (CharSequence) "c")
        // BUG: Diagnostic contains: SUGGESTION SAFE
        + String.format("%s-%s", (String) any, (long) number);
  }

  public static void main(String[] args) {
    System.out.println(added("t", new char[] {'a', 'b'}, 4, new Date(0), null));
    System.out.println(added(null, new char[0], 1, null, "n"));
    System.out.println(toObject("s", "n") + "" + toObject(null, null));
    System.out.println(whole(null, 1) + whole("w", 2) + length(new char[3], null));
    System.out.println(cast("c", 5, "any") + cast(null, 6, null));
  }
}
