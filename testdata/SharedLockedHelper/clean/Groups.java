package testdata;

import java.text.DateFormat;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Locale;

/** Locks that protect which helpers there are, or more than them. */
class Groups {
  private final DateFormat[] formats = {new SimpleDateFormat("yyyy", Locale.ROOT)};
  private final DateFormat[] replaced = {new SimpleDateFormat("yyyy", Locale.ROOT)};
  private final DateFormat[] created = new DateFormat[2];
  private final DateFormat[] given;
  private final List<DateFormat> added = new ArrayList<>();
  private final List<DateFormat> backed = Arrays.asList(new SimpleDateFormat("yyyy", Locale.ROOT));
  private final List<DateFormat> listed = List.of(new SimpleDateFormat("yyyy", Locale.ROOT));
  private final Date[] dates = {new Date(0)};
  private DateFormat[] changed = {new SimpleDateFormat("yyyy", Locale.ROOT)};
  private int next;

  Groups(DateFormat... given) {
    this.given = given;
  }

  synchronized void replace(DateFormat format) {
    replaced[0] = format;
    changed = new DateFormat[] {format};
  }

  synchronized String ofReplaced(Date date) {
    return replaced[0].format(date);
  }

  synchronized String ofChanged(Date date) {
    return changed[0].format(date);
  }

  synchronized String ofGiven(Date date) {
    return given[0].format(date);
  }

  synchronized String ofAdded(Date date) {
    return added.get(0).format(date);
  }

  synchronized String ofBacked(Date date) {
    return backed.get(0).format(date);
  }

  synchronized void create() {
    created[0] = new SimpleDateFormat("yyyy", Locale.ROOT);
  }

  synchronized String ofCreated(Date date) {
    return created[0].format(date);
  }

  /** The lock protects the counter, too. */
  synchronized String ofNext(Date date) {
    return formats[next++ % formats.length].format(date);
  }

  synchronized DateFormat given(int index) {
    DateFormat format = formats[index];
    format.format(new Date(0));
    return format;
  }

  synchronized String passed(Date date) {
    for (DateFormat format : formats) {
      format.format(date);
      print(format, date);
    }
    return print(formats[0], date) + listed.get(0).format(date);
  }

  synchronized String passedOfList(Date date) {
    return listed.get(0).format(date) + print(listed.get(0), date);
  }

  synchronized String copied(Date date) {
    return formats[0].format(date) + formats.clone().length;
  }

  synchronized DateFormat[] both(Date date) {
    formats[0].format(date);
    return formats;
  }

  synchronized int visited(Date date) {
    listed.forEach(format -> format.format(date));
    return listed.get(0).format(date).length();
  }

  synchronized String twice(Date date) {
    DateFormat format = formats[0];
    format = created[1];
    return format.format(date);
  }

  /** No helpers. */
  synchronized void move(long time) {
    for (Date date : dates) {
      date.setTime(time);
    }
  }

  private static String print(DateFormat format, Date date) {
    return format.format(date);
  }
}
