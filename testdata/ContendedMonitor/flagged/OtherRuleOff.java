// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.OtherRuleOff#next -Xep:LockGuardedCounter:OFF
package testdata;

/** A rule that is off reports nothing, so that this one is not silent. */
public class OtherRuleOff {
  private long last;

  // BUG: Diagnostic contains: WARNING ADVICE Threads that run this code at the same time wait for
  public synchronized long next() {
    return ++last;
  }

  public synchronized long last() {
    return last;
  }
}
