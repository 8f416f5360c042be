package testdata;

import java.util.Formattable;
import java.util.Formatter;
import java.util.Locale;

/** Arguments for which + would do something else. */
class OtherArguments {
  static class Special implements Formattable {
    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      formatter.format("special");
    }
  }

  static final class Final extends Special {}

  enum Choice implements Formattable {
    ONE;

    @Override
    public void formatTo(Formatter formatter, int flags, int width, int precision) {
      formatter.format("one");
    }
  }

  String formattables(Special special, Final last, Choice choice, Formattable any) {
    return String.format("%s", special)
        + String.format("%s", last)
        + String.format("%s %s", "a", choice)
        + String.format("%s %s", any, "a")
        + String.format("%s", (Object) special);
  }

  <T extends Special> String bounded(T t, Object o, boolean b) {
    return String.format("%s", t)
        + String.format("%s %s", o, (Special) o)
        + String.format("%s", (b ? o : t))
        + String.format("%s", b ? t : o);
  }

  String spread(Object[] objects, String[] strings) {
    return String.format("%s", objects)
        + String.format("%s", strings)
        + String.format("%s %s", (Object[]) strings)
        + "%s".formatted(objects)
        + String.format(Locale.ROOT, "%s", new Object[] {"a"})
        + String.format("%s", (Object[]) null);
  }

  String variableFormat(String format, String s) {
    String local = "%s" + s;
    return String.format(format, s)
        + format.formatted(s)
        + String.format(local, s)
        + String.format("a" + format + "%s", s)
        + String.format(s.isEmpty() ? "%5s" : "%s%.2s", s, s)
        + String.format(s.isEmpty() ? "%s" : format, s, s);
  }

  String withoutConversion(String s) {
    return String.format("plain")
        + String.format("plain", s)
        + String.format("")
        + String.format("100%%")
        + "plain".formatted()
        + String.format(Locale.ROOT, "plain");
  }
}
