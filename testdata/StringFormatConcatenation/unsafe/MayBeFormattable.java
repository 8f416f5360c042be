package testdata;

import java.io.File;
import java.math.BigDecimal;
import java.util.Formattable;
import java.util.Formatter;
import java.util.List;

/** Values that may print themselves. */
class MayBeFormattable {
  static class Open {}

  static class Special extends Open implements Formattable {
    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      formatter.format("special");
    }
  }

  String object(Object o) {
    // BUG: Diagnostic contains: Concatenate with + if no argument is a java.util.Formattable (%s calls formatTo; + calls toString).
    return "object " + o;
  }

  String open(Open o) {
    // BUG: Diagnostic contains: no argument is a java.util.Formattable
    return "open " + o;
  }

  String sequence(CharSequence o) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "sequence " + o;
  }

  <T> String variable(T t) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "variable " + t;
  }

  <T extends Number & Comparable<T>> String bounded(T t) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "bounded " + t;
  }

  String list(List<String> list) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "list: " + list;
  }

  String numbers(BigDecimal number, File file) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return number + " " + file;
  }

  String oneOfTwo(boolean b, Object o, String s) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "one of " + (b ? o : s);
  }

  String upcast(File file) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "upcast " + file;
  }

  String downcast(Object o) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE
    return "downcast " + (String) o + " " + (Open) o;
  }

  String all(Object o, int i, boolean flag) {
    // BUG: Diagnostic contains: Concatenate with + if no argument is a java.util.Formattable (%s calls formatTo; + calls toString), and numbers need no locale-specific digits (%d prints those of ar-EG or fa-IR; + prints 0 to 9).
    return o + " " + i + " " + flag + " " + o + " " + i;
  }
}
