package testdata;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.zip.Deflater;

/** Pools that look before they take, and that give up objects. */
class LimitedPools {
  static class Deflaters {
    private static final int LIMIT = 16;

    private final Deque<Deflater> idle = new ArrayDeque<>();

    Deflater take() {
      // BUG: Diagnostic contains: One thread at a time uses 'idle', a Deque, and all others wait for it, which protects nothing else here. Pool the objects
      synchronized (idle) {
        if (idle.peek() != null) {
          return (idle.pop());
        }
      }
      return newDeflater(false);
    }

    private static Deflater newDeflater(boolean small) {
      return small ? new Deflater(Deflater.BEST_COMPRESSION) : new Deflater();
    }

    void giveBack(Deflater deflater) {
      deflater.reset();
      // BUG: Diagnostic contains: Pool the objects
      synchronized (idle) {
        if (idle.size() < LIMIT) {
          idle.push(deflater);
          return;
        }
      }
      deflater.end();
    }

    /** Searches, which no other pool does faster. */
    boolean discard(Deflater broken) {
      synchronized (idle) {
        return idle.remove(broken);
      }
    }
  }

  static class Digests {
    private final Deque<MessageDigest> idle = new ArrayDeque<>();

    MessageDigest take() throws NoSuchAlgorithmException {
      MessageDigest digest;
      // BUG: Diagnostic contains: Pool the objects
      synchronized (idle) {
        digest = idle.isEmpty() ? MessageDigest.getInstance("SHA-256") : idle.remove();
      }
      digest.reset();
      return digest;
    }

    void giveBack(MessageDigest digest) {
      // BUG: Diagnostic contains: Pool the objects
      synchronized (idle) {
        idle.push(digest);
      }
    }
  }
}
