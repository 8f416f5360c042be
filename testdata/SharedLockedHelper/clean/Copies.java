package testdata;

import java.security.MessageDigest;
import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;

/** Local variables that hold more than one helper, or sections that do more with one. */
class Copies {
  private final NumberFormat format = new DecimalFormat("0.0");
  private final List<NumberFormat> users = new ArrayList<>();
  private final MessageDigest digest;
  private volatile NumberFormat current = new DecimalFormat("0.00");
  private int count;

  Copies(MessageDigest digest) {
    this.digest = digest;
  }

  /** The caller gets the helper. */
  NumberFormat handedOut(double number, StringBuilder text) {
    NumberFormat copy = format;
    synchronized (copy) {
      text.append(copy.format(number));
      return copy;
    }
  }

  /** Another object gets it. */
  String passedOn(double number) {
    synchronized (format) {
      NumberFormat copy = format;
      users.add(copy);
      return copy.format(number);
    }
  }

  String counted(double number) {
    NumberFormat copy = format;
    synchronized (copy) {
      count++;
      return copy.format(number);
    }
  }

  /** Each call may find another one, and the next call waits for none. */
  String replaced(double number) {
    NumberFormat copy = current;
    synchronized (copy) {
      return copy.format(number);
    }
  }

  void replace(String pattern) {
    current = new DecimalFormat(pattern);
  }

  /** A variable that does not stay the same. */
  synchronized String either(double number) {
    NumberFormat copy = format;
    if (number > 1) {
      copy = new DecimalFormat("0");
    }
    return copy.format(number);
  }

  /** A digest that another section ends. */
  synchronized void part(byte[] bytes) {
    MessageDigest copy = digest;
    copy.update(bytes);
  }

  synchronized byte[] end() {
    MessageDigest copy = digest;
    return copy.digest();
  }

  /** A helper of the call. */
  synchronized String own(double number) {
    NumberFormat created = new DecimalFormat("0");
    NumberFormat copy = created;
    return copy.format(number);
  }
}
