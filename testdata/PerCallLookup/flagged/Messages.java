// OPTIONS: --release 8 -XepOpt:Uncontended:HotMethods=testdata.Messages*#*
package testdata;

import java.io.IOException;
import java.net.Socket;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Once per message of a connection. */
public class Messages {
  static void send(String host, byte[][] messages) throws Exception {
    try (Socket socket = new Socket(host, 7011)) {
      for (byte[] message : messages) {
        // BUG: Diagnostic contains: MessageDigest.getInstance looks the algorithm up on each call
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        socket.getOutputStream().write(digest.digest(message));
      }
    }
  }

  static void start(Socket socket) {
    new Thread(new Session(socket)).start();
  }

  private static final class Session implements Runnable {
    private final Socket socket;

    Session(Socket socket) {
      this.socket = socket;
    }

    @Override
    public void run() {
      try {
        for (int first = socket.getInputStream().read();
            first >= 0;
            first = socket.getInputStream().read()) {
          // BUG: Diagnostic contains: MessageDigest.getInstance looks the algorithm up on each call
          socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest());
        }
      } catch (IOException | NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Several requests may use one socket. */
  static byte[] reuse(Socket socket, byte[] message) throws Exception {
    // BUG: Diagnostic contains: MessageDigest.getInstance looks the algorithm up on each call
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    socket.getOutputStream().write(message);
    return digest.digest(message);
  }
}
