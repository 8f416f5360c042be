package testdata;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import org.springframework.web.bind.annotation.GetMapping;

/** What deserialization assigns cannot be final. */
public class Deserialized implements Serializable {
  private static final long serialVersionUID = 1L;

  private transient int mask;

  Deserialized(int mask) {
    this.mask = mask;
  }

  private synchronized void readObject(ObjectInputStream in) throws IOException {
    mask = in.readInt();
  }

  // BUG: Diagnostic contains: WARNING SAFE This code takes the monitor of this Deserialized only to read 'mask'. Concurrent readers block each other, and wait while another thread holds the lock. This place matters: reached from @GetMapping mask(). Make 'mask' volatile and read it without the lock.$
  @GetMapping
  synchronized int mask() {
    return mask;
  }

  public static void main(String[] args) {
    System.out.println(new Deserialized(3).mask());
  }
}
