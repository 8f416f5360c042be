package testdata;

import java.text.MessageFormat;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.Formatter;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** Methods that only look like it. */
class OtherMethods {
  static String format(String format, Object... arguments) {
    return format + arguments.length;
  }

  String formatted(String s) {
    return s;
  }

  String calls(String s, Date date) {
    return format("%s", s)
        + OtherMethods.format("%s", s)
        + this.formatted("%s")
        + formatted("%s")
        + MessageFormat.format("{0}", s)
        + new SimpleDateFormat("yyyy").format(date)
        + new Formatter().format("%s", s)
        + s.concat("%s")
        + String.valueOf(s)
        + String.join("%s", s);
  }

  void prints(String s) {
    System.out.printf("%s", s);
    System.out.format("%s", s);
  }

  Object references() {
    BinaryOperator<String> references = String::format;
    Function<Object[], String> spread = "%s"::formatted;
    return spread.apply(new Object[] {references.apply("%s", "a")});
  }

  String concatenation(String a, int b) {
    return a + b + "%s";
  }
}
