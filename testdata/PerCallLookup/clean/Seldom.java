// OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
package testdata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.ServiceLoader;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.springframework.scheduling.annotation.Scheduled;

/** Cold code, and what programs seldom do unless somebody shows that they do. */
public class Seldom {
  interface Plugin {
    String name();
  }

  public static void main(String[] args) throws GeneralSecurityException {
    for (Plugin plugin : ServiceLoader.load(Plugin.class)) {
      System.out.println(plugin.name());
    }
    System.out.println(MessageDigest.getInstance("SHA-256").getDigestLength());
  }

  byte[] digest(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  @Scheduled
  void nightly() {
    for (Plugin plugin : ServiceLoader.load(Plugin.class)) {
      System.out.println(plugin.name());
    }
  }

  String version(Path path) throws IOException {
    String version = Files.readString(path);
    for (Plugin plugin : ServiceLoader.load(Plugin.class)) {
      version += plugin.name();
    }
    return version;
  }

  KeyFactory keys() throws GeneralSecurityException {
    return KeyFactory.getInstance("RSA");
  }

  Object dataSource() throws NamingException {
    return new InitialContext().lookup("java:comp/env/jdbc/db");
  }

  Class<?> type(String name) throws ClassNotFoundException {
    return Class.forName(name.toLowerCase(Locale.ROOT));
  }

  void require(String algorithm) {
    try {
      check(algorithm);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("not among " + plugins(), e);
    }
  }

  private static void check(String algorithm) throws GeneralSecurityException {
    if (algorithm.isEmpty()) {
      throw new GeneralSecurityException("none");
    }
  }

  private static ServiceLoader<Plugin> plugins() {
    return ServiceLoader.load(Plugin.class);
  }

  @Override
  public String toString() {
    return ServiceLoader.load(Plugin.class).toString();
  }
}
