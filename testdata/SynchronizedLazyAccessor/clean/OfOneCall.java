package testdata;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerFactory;

/** Objects that serve one call at a time: whoever shares them needs more than a faster accessor. */
class OfOneCall {
  private Transformer transformer;
  private static MessageDigest digest;

  synchronized Transformer transformer() throws TransformerConfigurationException {
    if (transformer == null) {
      transformer = TransformerFactory.newInstance().newTransformer();
    }
    return transformer;
  }

  static synchronized MessageDigest digest() throws NoSuchAlgorithmException {
    if (digest == null) {
      digest = MessageDigest.getInstance("SHA-256");
    }
    return digest;
  }
}
