import java.text.SimpleDateFormat;
import java.util.Locale;
import java.util.TimeZone;

/** Prepares another helper, which no request does. */
class Replaced {
  private volatile SimpleDateFormat format;

  void setPattern(String pattern) {
    synchronized (this) {
      format = new SimpleDateFormat(pattern, Locale.US);
      format.setTimeZone(TimeZone.getDefault());
    }
  }

  boolean isPrepared() {
    return format != null;
  }
}
