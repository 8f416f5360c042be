package testdata;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.format.DateTimeFormatter;
import java.util.regex.Pattern;

/** Values that never change, and an array, whose elements may. */
public class SharedTypes {
  private volatile Pattern pattern = Pattern.compile("a");
  private volatile DateTimeFormatter formatter = DateTimeFormatter.ISO_DATE;
  private volatile Charset charset = StandardCharsets.UTF_8;
  private volatile Path path = Path.of("a");
  private volatile char[] secret = {};

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this SharedTypes only to read 'pattern'.
  public Pattern pattern() {
    return pattern;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this SharedTypes only to read 'formatter'.
  public DateTimeFormatter formatter() {
    return formatter;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this SharedTypes only to read 'charset'.
  public Charset charset() {
    return charset;
  }

  // BUG: Diagnostic contains: SUGGESTION SAFE This code takes the monitor of this SharedTypes only to read 'path'.
  public Path path() {
    return path;
  }

  // BUG: Diagnostic contains: SUGGESTION UNSAFE This code takes the monitor of this SharedTypes only to read 'secret'. Concurrent readers block each other, and wait while another thread holds the lock. Make 'secret' volatile and read it without the lock, unless it matters that the array may be changed under the lock.
  public char[] secret() {
    return secret;
  }

  public synchronized void pattern(Pattern value) {
    pattern = value;
  }

  public synchronized void formatter(DateTimeFormatter value) {
    formatter = value;
  }

  public synchronized void charset(Charset value) {
    charset = value;
  }

  public synchronized void path(Path value) {
    path = value;
  }

  public synchronized void secret(char[] value) {
    secret = value;
  }

  public static void main(String[] args) {
    SharedTypes types = new SharedTypes();
    types.pattern(Pattern.compile("b"));
    types.formatter(DateTimeFormatter.ISO_TIME);
    types.charset(StandardCharsets.UTF_16);
    types.path(Path.of("b"));
    types.secret(new char[] {'c'});
    System.out.println(types.pattern() + " " + types.charset() + " " + types.path());
    System.out.println(types.formatter() + " " + types.secret().length);
  }
}
