package testdata;

import java.text.SimpleDateFormat;
import java.util.Date;

/** A helper of one call, whose lock no other thread takes. */
class OfCall {
  String year(Date date) {
    SimpleDateFormat format = new SimpleDateFormat("yyyy");
    synchronized (format) {
      return format.format(date);
    }
  }
}
