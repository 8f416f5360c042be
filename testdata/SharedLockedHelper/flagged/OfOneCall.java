package testdata;

import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import org.springframework.web.bind.annotation.GetMapping;

/** Objects that each call builds into a converter of its own, and those of a kept converter. */
class OfOneCall {
  static class Converter {
    private final List<Object> adapters = new ArrayList<>();

    Converter with(Object adapter) {
      adapters.add(adapter);
      return this;
    }

    String write(Object value) {
      return adapters + ":" + value;
    }
  }

  static class DayAdapter {
    private final DateFormat format = new SimpleDateFormat("yyyy-MM-dd");

    // BUG: Diagnostic contains: SUGGESTION UNSAFE One thread at a time uses
    @GetMapping
    synchronized String write(Date day) {
      return format.format(day);
    }
  }

  static class TimeAdapter {
    private final DateFormat format = new SimpleDateFormat("HH:mm");

    // BUG: Diagnostic contains: WARNING UNSAFE One thread at a time uses
    @GetMapping
    synchronized String write(Date time) {
      return format.format(time);
    }
  }

  private static final Converter KEPT = times();

  static Converter days() {
    Converter converter = new Converter();
    converter.with(new DayAdapter());
    return converter;
  }

  static Converter times() {
    Converter converter = new Converter();
    converter.with(new TimeAdapter());
    return converter;
  }

  static String day(Date day) {
    return days().write(day);
  }

  static String time(Date time) {
    return KEPT.write(time);
  }
}
