// OPTIONS: --release 8
package testdata;

import java.nio.file.spi.FileSystemProvider;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import javax.crypto.Cipher;
import javax.script.Bindings;
import javax.script.ScriptEngineManager;
import org.springframework.web.bind.annotation.GetMapping;

/** What is looked up is kept, on a runtime that locks. */
public class Kept {
  private static final List<FileSystemProvider> PROVIDERS = load();
  private static final ConcurrentMap<Class<?>, Object> SERVICES = new ConcurrentHashMap<>();

  private static final ThreadLocal<MessageDigest> DIGEST =
      ThreadLocal.withInitial(
          () -> {
            try {
              return MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
              throw new IllegalStateException(e);
            }
          });

  private final Map<String, FileSystemProvider> byScheme = new HashMap<>();
  private final MessageDigest prototype;
  private final Cipher cipher;
  private MessageDigest later;
  private volatile FileSystemProvider first;

  Kept(String algorithm) throws GeneralSecurityException {
    prototype = digest(algorithm);
    cipher = Cipher.getInstance("AES");
  }

  private static List<FileSystemProvider> load() {
    List<FileSystemProvider> found = new ArrayList<>();
    ServiceLoader.load(FileSystemProvider.class).forEach(found::add);
    return found;
  }

  /** Only the constructor and a setter call it. */
  private static MessageDigest digest(String algorithm) throws NoSuchAlgorithmException {
    MessageDigest digest = MessageDigest.getInstance(algorithm);
    return digest;
  }

  void setAlgorithm(String algorithm) throws NoSuchAlgorithmException {
    later = digest(algorithm);
  }

  /** Registers what it finds. */
  void discover() {
    for (FileSystemProvider each : ServiceLoader.load(FileSystemProvider.class)) {
      byScheme.put(each.getScheme(), each);
    }
  }

  void select() {
    MessageDigest digest;
    try {
      digest = MessageDigest.getInstance("MD5");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
    later = digest;
  }

  FileSystemProvider lazily() {
    FileSystemProvider provider = first;
    if (provider == null) {
      provider = ServiceLoader.load(FileSystemProvider.class).iterator().next();
      first = provider;
    }
    return provider;
  }

  /** A method of the class looks into the cache. */
  @SuppressWarnings("unchecked")
  static <T> T get(Class<T> type) {
    T service = (T) cached(type);
    if (service == null) {
      service = find(type);
      SERVICES.putIfAbsent(type, service);
    }
    return service;
  }

  private static Object cached(Class<?> type) {
    return SERVICES.get(type);
  }

  private static <T> T find(Class<T> type) {
    return ServiceLoader.load(type).iterator().next();
  }

  @GetMapping
  byte[] handle(byte[] bytes) throws GeneralSecurityException, CloneNotSupportedException {
    MessageDigest digest = (MessageDigest) prototype.clone();
    digest.update(DIGEST.get().digest(bytes));
    digest.update(later.digest());
    return cipher.doFinal(digest.digest());
  }

  static int count() {
    return PROVIDERS.size();
  }

  /** What finds the engines of scripts, with what it was made for. */
  static class Engines {
    final ScriptEngineManager manager;
    final ClassLoader loader;

    Engines(ScriptEngineManager manager, ClassLoader loader) {
      this.manager = manager;
      this.loader = loader;
    }
  }

  Engines engines(ClassLoader loader, Bindings bindings) {
    ScriptEngineManager manager = new ScriptEngineManager(loader);
    manager.setBindings(bindings);
    return new Engines(manager, loader);
  }
}
