package testdata;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Function;

/** Arrays that other code may change. */
class GivenArrays {
  static final class Blob {
    private final byte[] data;

    Blob(byte[] data) {
      this.data = data;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class MaybeCopied {
    private final byte[] data;

    MaybeCopied(byte[] data, boolean copies) {
      this.data = copies ? data.clone() : data;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class Wrapped {
    private final byte[] data;

    Wrapped(byte[] from) {
      byte[] copy = from.clone();
      this.data = copy;
      ByteBuffer.wrap(copy).put((byte) 1);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class Later {
    private final byte[] data;
    private final Runnable reset;

    Later() {
      byte[] own = new byte[8];
      this.reset = () -> own[0] = 0;
      this.data = own;
    }

    void reset() {
      reset.run();
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class ByFactory {
    private final byte[] data;

    private ByFactory(byte[] data) {
      this.data = data;
    }

    static ByFactory of(byte[] data) {
      return new ByFactory(data);
    }

    static ByFactory copyOf(byte[] data) {
      return new ByFactory(data.clone());
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class ChangedLater {
    private final byte[] data;

    private ChangedLater(byte[] data) {
      this.data = data;
    }

    static ChangedLater read() {
      byte[] buffer = new byte[8];
      ChangedLater read = new ChangedLater(buffer);
      buffer[0] = 1;
      return read;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class ByReference {
    private final byte[] data;

    private ByReference(byte... data) {
      this.data = data;
    }

    static Function<byte[], ByReference> creation() {
      return ByReference::new;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class OfMutables {
    private final Object[] parts;

    OfMutables(Object... parts) {
      this.parts = parts.clone();
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(parts);
    }
  }

  interface Source {
    byte[] bytes();
  }

  static class Holder {
    byte[] bytes;
  }

  static final class Fetched {
    private final byte[] data;

    Fetched(Source source) {
      this.data = source.bytes();
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class FetchedFirst {
    private final byte[] data;

    FetchedFirst(Source source) {
      byte[] fetched = source.bytes();
      this.data = fetched;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  /** Code of other files may call the constructor, too. */
  static final class Open {
    private final byte[] data;

    Open(byte[] data) {
      this.data = data;
    }

    static Open empty() {
      return new Open(new byte[8]);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class Changing {
    private final byte[] data = new byte[8];

    void set(int index, byte value) {
      data[index] = value;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }

  static final class Lent {
    private final byte[] data = new byte[8];

    void lendTo(Holder holder) {
      holder.bytes = data;
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(data);
    }
  }
}
