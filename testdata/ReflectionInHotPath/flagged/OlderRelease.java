// OPTIONS: --release 8
package testdata;

import java.net.ProtocolFamily;
import java.net.StandardProtocolFamily;
import java.nio.channels.SocketChannel;
import org.springframework.web.bind.annotation.GetMapping;

// SAME OUTPUT
/** Compiled for JDK 8, and run by a newer one. */
public class OlderRelease {
  @GetMapping
  SocketChannel open() {
    try {
      Class<SocketChannel> type = SocketChannel.class;
      // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod searches the class and copies what it finds, on each call. This place matters: reached from @GetMapping open(). javac finds no public method open(ProtocolFamily) in SocketChannel, so the call throws an exception each time, unless the JDK at run time is newer than the one it is compiled for. Test once, in a static initializer, whether the member exists.$
      Object channel = type.getMethod("open", ProtocolFamily.class)
              .invoke(null, StandardProtocolFamily.valueOf("UNIX"));
      return (SocketChannel) channel;
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  /** JDK 8 has this one. */
  @GetMapping
  Object trim(String text) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING UNSAFE Class.getMethod
    return String.class.getMethod("trim").invoke(text);
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    System.out.println(new OlderRelease().trim(" a "));
  }
}
