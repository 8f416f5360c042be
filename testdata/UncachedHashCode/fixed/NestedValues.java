import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Values in a key whose types are not immutable, but whose hash codes are. */
class NestedValues {
  static final class Digest {
    private final String algorithm;
    private final byte[] bytes;
    int reads;

    Digest(String algorithm, byte[] bytes) {
      this.algorithm = algorithm;
      this.bytes = bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Digest that
          && that.algorithm.equals(algorithm)
          && Arrays.equals(that.bytes, bytes);
    }

    @Override
    public int hashCode() {
      return 31 * algorithm.hashCode() + Arrays.hashCode(bytes);
    }
  }

  static final class Blob {
    private final String bucket;
    private final String path;
    private final Digest digest;
    private transient int hash;

    Blob(String bucket, String path, Digest digest) {
      this.bucket = bucket;
      this.path = path;
      this.digest = digest;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Blob that
          && that.bucket.equals(bucket)
          && that.path.equals(path)
          && that.digest.equals(digest);
    }

    @Override
    public int hashCode() {
      int result = hash;
      if (result == 0) {
        // BUG: Diagnostic contains: SAFE
        result = Objects.hash(bucket, path, digest);
        hash = result;
      }
      return result;
    }
  }

  private final Map<Blob, Integer> sizes = new HashMap<>();

  int size(Blob blob) {
    return sizes.getOrDefault(blob, 0);
  }

  public static void main(String[] args) {
    NestedValues values = new NestedValues();
    for (String path : List.of("a", "b", "a")) {
      Blob blob = new Blob("bucket", path, new Digest("sha", new byte[] {1, 2}));
      System.out.println(blob.hashCode() + " " + blob.hashCode() + " " + values.size(blob));
    }
  }
}
