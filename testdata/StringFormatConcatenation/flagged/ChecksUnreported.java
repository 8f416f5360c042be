// OPTIONS: -Xep:EagerPreconditionMessage:OFF
package testdata;

import com.google.common.base.Preconditions;

/** No other rule reports the messages of checks. */
public class ChecksUnreported {
  void admit(int weight, String parcel) {
    // BUG: Diagnostic contains: SUGGESTION SAFE
    Preconditions.checkArgument(weight > 0, String.format("no weight of %s", parcel));
  }

  public static void main(String[] args) {
    ChecksUnreported it = new ChecksUnreported();
    it.admit(1, "p");
    try {
      it.admit(0, null);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
