package testdata;

import java.security.MessageDigest;
import java.text.NumberFormat;
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;

/** Helpers that functions in a section call, and an array that a section gives to one. */
class Functions {
  private final SimpleDateFormat day = new SimpleDateFormat("yyyy-MM-dd");
  private final NumberFormat numbers = NumberFormat.getInstance();
  private final NumberFormat percents = NumberFormat.getPercentInstance();
  private final MessageDigest digest;
  private final byte[] pepper = {4, 8, 15};

  private final byte[] salt;

  Functions(MessageDigest digest, byte[] salt) {
    this.digest = digest;
    this.salt = salt.clone();
  }

  String day(Date date) {
    // BUG: Diagnostic contains: One thread at a time uses 'day', a SimpleDateFormat, and all others wait for it, which protects nothing else here.
    synchronized (day) {
      return Optional.ofNullable(date).map(it -> day.format(it)).orElse("");
    }
  }

  List<String> days(List<Date> dates) {
    // BUG: Diagnostic contains: One thread at a time uses 'day', a SimpleDateFormat, and
    synchronized (day) {
      return dates.stream().map(it -> day.format(it)).toList();
    }
  }

  List<String> named(List<Date> dates) {
    // BUG: Diagnostic contains: One thread at a time uses 'day', a SimpleDateFormat, and
    synchronized (day) {
      return dates.stream().map(day::format).toList();
    }
  }

  String number(Long number) {
    // BUG: Diagnostic contains: One thread at a time uses 'numbers', a NumberFormat, and
    synchronized (numbers) {
      return Optional.ofNullable(number).map(numbers::format).orElse("");
    }
  }

  String percent(double share) {
    // BUG: Diagnostic contains: which does not protect it: later() uses it without that lock.
    synchronized (percents) {
      return percents.format(share);
    }
  }

  void later(Executor executor, double share) {
    executor.execute(() -> percents.format(share));
  }

  // BUG: Diagnostic contains: One thread at a time uses 'digest', a MessageDigest, and
  synchronized byte[] peppered(byte[] text) {
    digest.update(pepper);
    digest.update(salt, 0, 4);
    return digest.digest(text);
  }
}
