package testdata;

import java.io.BufferedInputStream;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javax.annotation.PostConstruct;
import org.springframework.stereotype.Service;

/** Buffers that are small, few, or as large as they must be. */
class SmallOrShared {
  private static final int LARGE = 1 << 20;
  private static final byte[] ZEROS = new byte[LARGE];
  private static final ThreadLocal<byte[]> LOCAL = ThreadLocal.withInitial(() -> new byte[LARGE]);

  /** One for each thread. */
  private final ThreadLocal<StringBuilder> builders =
      ThreadLocal.withInitial(() -> new StringBuilder(LARGE));

  static class Request {
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder line = new StringBuilder(1024);
    private final byte[] header = new byte[65_535];
    private final byte[] magic = {1, 2, 3};
    private final Map<String, String> values = new HashMap<>(LARGE);
    private final List<String> names = new ArrayList<>(16_383);
    private final Supplier<byte[]> lazily = () -> new byte[LARGE];
    private byte[] body;

    byte[] body() {
      if (body == null) {
        body = new byte[LARGE];
      }
      return body;
    }
  }

  /** As large as what is put into them. */
  static class Copy {
    private final byte[] copy;
    private final ByteArrayOutputStream out;
    private final ByteBuffer buffer;
    private final StringBuilder text;
    private final int capacity;
    private final char[] characters;

    Copy(byte[] data, int size, CharSequence name) {
      copy = new byte[data.length];
      out = new ByteArrayOutputStream(size + LARGE);
      buffer = ByteBuffer.allocate(Math.max(LARGE, size));
      text = new StringBuilder(2 * name.length());
      capacity = size;
      characters = new char[capacity];
    }
  }

  /** Only some objects have one. */
  static class Sometimes {
    private byte[] large;
    private final byte[] given;

    Sometimes(boolean big, byte[] given) {
      if (big) {
        large = new byte[LARGE];
      }
      this.given = given == null ? new byte[LARGE] : given;
    }
  }

  /** The constructor is done with it. */
  static class Local {
    private final int length;

    Local(InputStream in) throws IOException {
      byte[] all = new byte[LARGE];
      length = in.read(all);
    }
  }

  static class Single {
    static final Single INSTANCE = new Single();
    private final byte[] large = new byte[LARGE];

    private Single() {}
  }

  enum Mode {
    FAST;

    private final byte[] table = new byte[LARGE];
  }

  @Service
  static class Catalog {
    private final byte[] table = new byte[LARGE];
    private byte[] loaded;

    @PostConstruct
    void load() {
      loaded = new byte[LARGE];
    }
  }

  static class Pooled {
    private static final ConcurrentLinkedDeque<Pooled> POOL = new ConcurrentLinkedDeque<>();
    private final byte[] large = new byte[LARGE];

    static Pooled take() {
      Pooled pooled = POOL.poll();
      return pooled == null ? new Pooled() : pooled;
    }

    void release() {
      POOL.push(this);
    }
  }

  static class Worker {
    private final byte[] large = new byte[LARGE];
  }

  static class Workers {
    private final ThreadLocal<Worker> workers = new ThreadLocal<>();

    Worker worker() {
      Worker worker = workers.get();
      if (worker == null) {
        worker = new Worker();
        workers.set(worker);
      }
      return worker;
    }
  }

  /** A method that many threads run may need a large buffer. */
  int count(InputStream in) throws IOException {
    byte[] buffer = new byte[LARGE];
    return in.read(buffer) + new BufferedInputStream(in, LARGE).read() + ZEROS[0] + LOCAL.get()[0];
  }

  @SuppressWarnings("OversizedEagerBuffer")
  static class Suppressed {
    private final byte[] large = new byte[LARGE];
  }
}
