// OPTIONS: --release 8
package testdata;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.function.Supplier;

/** Once per connection, or captured by a callback. */
public class Connections {
  static byte[] connect(String host, byte[] password) throws Exception {
    try (Socket socket = new Socket(host, 7011)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update((byte) socket.getInputStream().read());
      return digest.digest(password);
    }
  }

  static void serve(ServerSocket server) throws IOException {
    while (!server.isClosed()) {
      new Thread(new Login(server.accept())).start();
    }
  }

  private static final class Login implements Runnable {
    private final Socket socket;

    Login(Socket socket) {
      this.socket = socket;
    }

    @Override
    public void run() {
      try {
        socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest());
      } catch (IOException | NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static Supplier<String> page(String html) {
    String tag = tag(html);
    return () -> html + tag;
  }

  private static String tag(String html) {
    try {
      MessageDigest digest = MessageDigest.getInstance("MD5");
      byte[] bytes = digest.digest(html.getBytes());
      return encode(bytes);
    } catch (NoSuchAlgorithmException e) {
      return null;
    }
  }

  private static String encode(byte[] bytes) {
    return new String(bytes);
  }
}
