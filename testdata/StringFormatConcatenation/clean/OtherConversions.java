package testdata;

import java.util.Date;

/** Formats that + cannot say, and formats that throw. */
class OtherConversions {
  String widths(String s, double d, int i) {
    return String.format("%5s", s)
        + String.format("%-5s|", s)
        + String.format("%1$5s", s)
        + String.format("%.2f", d)
        + String.format("%.3s", s)
        + String.format("%05d", i)
        + String.format("%,d", i)
        + String.format("%+d", i)
        + String.format("%(d", i)
        + String.format("% d", i)
        + String.format("%#s", s);
  }

  String letters(String s, int i, double d, boolean b, char c, Date date) {
    return String.format("%S", s)
        + String.format("%B", b)
        + String.format("%C", c)
        + String.format("%x %X", i, i)
        + String.format("%o", i)
        + String.format("%h", s)
        + String.format("%f", d)
        + String.format("%e", d)
        + String.format("%a", d)
        + String.format("%g", d)
        + String.format("%tY", date)
        + String.format("%1$tY", date);
  }

  /** {@code %b} prints null as false. */
  String maybeNull(Boolean flag, java.util.Map<String, Boolean> flags) {
    return String.format("flag %b", flag) + String.format("flag %b", flags.get("a"));
  }

  String oneOfMany(String s, int i) {
    return String.format("%s %s %04x", s, s, i) + "%s %5s".formatted(s, s);
  }

  String textAtLineEnd(String s) {
    return String.format("%-5n", s) + String.format("%-3%", s) + String.format("%5%%s", s);
  }

  String broken(String s) {
    return String.format("%", s)
        + String.format("100%", s)
        + String.format("%q", s)
        + String.format("% s", s)
        + String.format("%<s", s)
        + String.format("%n%<s", s)
        + String.format("%0$s", s)
        + String.format("%1$", s)
        + String.format("%1s$", s)
        + String.format("%1$n", s)
        + String.format("%1$%", s)
        + String.format("%1x$s", s)
        + String.format("%1$<s", s)
        + String.format("%s%", s)
        + String.format("%<", s)
        + String.format("%s%<", s)
        + String.format("%99999$s", s)
        + String.format("%1", s);
  }

  String tooFew(String s) {
    return String.format("%s %s", s) + String.format("%2$s", s) + String.format("%s");
  }

  String mismatched(char c, double d, Object o, int i, String s, Number n) {
    return String.format("%d", c)
        + String.format("%d", d)
        + String.format("%d", o)
        + String.format("%d", s)
        + String.format("%d", n)
        + String.format("%d %d", i, 'c')
        + String.format("%c", i)
        + String.format("%c", s)
        + String.format("%c", o)
        + String.format("%b", s)
        + String.format("%b", o)
        + String.format("%b", i)
        + String.format("%b", (Object) null);
  }
}
