// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Slow*#* -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** What makes a section long. */
public class Slow {
  static class Journal {
    private final OutputStream out;
    private int entries;
    private int size;

    Journal(OutputStream out) {
      this.out = out;
    }

    // BUG: Diagnostic contains: It guards entries, out, size. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Slow*#*. Keep only the accesses of entries, out, size, and of the objects in them, under the lock, or split the state so that threads use different locks. These calls read, write or wait, and keep the lock for as long; move them out where their order allows: write(), flush().$
    synchronized void add(byte[] entry) throws IOException {
      entries++;
      size += entry.length;
      out.write(entry);
      out.flush();
    }
  }

  static class Printed {
    private int low;
    private int high;

    // BUG: Diagnostic contains: It guards high, low. This place matters: declared hot by -XepOpt:Uncontended:HotMethods=testdata.Slow*#*. Keep only the accesses of high, low, and of the objects in them, under the lock, or split the state so that threads use different locks. These calls read, write or wait, and keep the lock for as long; move them out where their order allows: println().$
    synchronized void add(int by) {
      System.out.println(by);
      low -= by;
      high += by;
    }
  }

  static class Loaded {
    private int loaded;
    private int failed;

    // BUG: Diagnostic contains: different locks. Look up classes, which may be loaded, before the lock is taken: forName(). Allocate large buffers before the lock is taken: new byte[1 << 20].$
    synchronized byte[] load(String name) throws ClassNotFoundException {
      byte[] buffer = new byte[1 << 20];
      failed++;
      Class<?> type = Class.forName(name);
      failed--;
      loaded += type.getName().length();
      return buffer;
    }
  }

  static class InMemory {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private int entries;
    private int size;

    // BUG: Diagnostic contains: or split the state so that threads use different locks.$
    synchronized void add(byte[] entry) {
      byte[] copy = new byte[16];
      entries++;
      size += entry.length + copy.length;
      out.write(entry, 0, entry.length);
    }
  }
}
