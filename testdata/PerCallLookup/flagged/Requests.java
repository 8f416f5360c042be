// OPTIONS: --release 8 -XepOpt:Uncontended:HotMethods=testdata.Requests*#*
package testdata;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.channels.SocketChannel;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;

/** Many times per connection, or once. */
public class Requests {
  static byte[] digest(byte[] text) throws Exception {
    // BUG: Diagnostic contains: WARNING
    return MessageDigest.getInstance("SHA-256").digest(text);
  }

  static byte[] connect(String host, byte[] password) throws Exception {
    try (Socket socket = new Socket(host, 7011)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update((byte) socket.getInputStream().read());
      return digest.digest(password);
    }
  }

  static void accept(ServerSocket server) throws Exception {
    for (; ; ) {
      server.accept().getOutputStream().write(MessageDigest.getInstance("SHA-256").digest());
    }
  }

  static void each(String host, List<byte[]> texts) throws Exception {
    Socket socket = new Socket(host, 7011);
    for (byte[] text : texts) {
      // BUG: Diagnostic contains: WARNING
      socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest(text));
    }
    for (int i = 0; i < texts.size(); i++) {
      // BUG: Diagnostic contains: WARNING
      socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest(texts.get(i)));
    }
    int i = 0;
    while (i++ < texts.size()) {
      // BUG: Diagnostic contains: WARNING
      socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest(texts.get(0)));
    }
    do {
      // BUG: Diagnostic contains: WARNING
      socket.getOutputStream().write(MessageDigest.getInstance("SHA-256").digest(texts.get(0)));
    } while (i-- > 0);
  }

  static Callable<byte[]> later(String host, byte[] text) throws Exception {
    Socket socket = new Socket(host, 7011);
    // BUG: Diagnostic contains: WARNING
    return () -> MessageDigest.getInstance("SHA-256").digest(new byte[socket.getPort()]);
  }

  static void serve(ServerSocket server, SocketChannel channel, Executor executor)
      throws IOException {
    new Thread(new OfSocket(server.accept())).start();
    new OfChannel(channel).start();
    executor.execute(new OfPool(server.accept()));
    new Thread(new OfText("text")).start();
    new Holder(new OfHolder(server.accept()));
    new Thread(new Either(server.accept())).start();
    new Thread(new Either("text")).start();
    new Named(server.accept()).start();
  }

  static byte[] unchecked() {
    try {
      // BUG: Diagnostic contains: WARNING
      return MessageDigest.getInstance("SHA-256").digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  static byte[] quietly(Object unused) {
    return unchecked();
  }

  static class Holder {
    Holder(Runnable task) {}
  }

  static class OfSocket implements Runnable {
    private byte[] last;

    OfSocket(Socket socket) {}

    public void run() {
      try {
          last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class OfChannel extends Thread {
    private byte[] last;

    OfChannel(SocketChannel channel) {}

    public void run() {
      try {
          last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class OfPool implements Runnable {
    private byte[] last;

    OfPool(Socket socket) {}

    public void run() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class OfText implements Runnable {
    private byte[] last;

    OfText(String text) {}

    public void run() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class OfHolder implements Runnable {
    private byte[] last;

    OfHolder(Socket socket) {}

    public void run() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class Either implements Runnable {
    private byte[] last;

    Either(Socket socket) {}

    Either(String text) {}

    public void run() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class Unused implements Runnable {
    private byte[] last;

    Unused(Socket socket) {}

    public void run() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  static class Named extends Thread {
    private byte[] last;

    Named(Socket socket) {}

    public void request() {
      try {
        // BUG: Diagnostic contains: WARNING
        last = MessageDigest.getInstance("SHA-256").digest();
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
