// OPTIONS: -XepOpt:Uncontended:TargetRuntime=11 -XepOpt:Uncontended:HotMethods=testdata.Algorithms#hash,testdata.Algorithms#sign
package testdata;

import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Signature;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import org.springframework.web.bind.annotation.GetMapping;

public class Algorithms {
  private final String algorithm;
  private final int length;

  Algorithms(String algorithm) {
    this.algorithm = algorithm;
    this.length = digest(algorithm).getDigestLength();
  }

  /** The constructor is not its only caller. */
  private static MessageDigest digest(String algorithm) {
    try {
      // BUG: Diagnostic contains: WARNING ADVICE MessageDigest.getInstance looks the algorithm up on each call, in Provider.getService
      return MessageDigest.getInstance(algorithm);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  byte[] hash(byte[] bytes) {
    return bytes.length == length ? bytes : digest(algorithm).digest(bytes);
  }

  byte[] sign(byte[] bytes) throws GeneralSecurityException {
    // BUG: Diagnostic contains: WARNING ADVICE Signature.getInstance
    Signature signature = Signature.getInstance("SHA256withRSA");
    signature.update(bytes);
    return signature.sign();
  }

  @GetMapping
  byte[] handle(byte[] bytes) throws GeneralSecurityException {
    // BUG: Diagnostic contains: WARNING ADVICE KeyFactory.getInstance
    KeyFactory keys = KeyFactory.getInstance("RSA");
    // BUG: Diagnostic contains: WARNING ADVICE Mac.getInstance
    Mac mac = Mac.getInstance("HmacSHA256", keys.getProvider());
    // BUG: Diagnostic contains: Clone a prepared instance, or keep one per thread.
    return Cipher.getInstance("AES").doFinal(mac.doFinal(bytes));
  }
}
