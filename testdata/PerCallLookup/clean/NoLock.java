// OPTIONS: -XepOpt:Uncontended:TargetRuntime=17
package testdata;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import org.springframework.web.bind.annotation.GetMapping;

/** Since JDK 12 the look-up of an algorithm takes no lock. */
public class NoLock {
  @GetMapping
  byte[] handle(byte[] bytes) throws GeneralSecurityException {
    Mac.getInstance("HmacSHA256");
    Cipher.getInstance("AES");
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }
}
