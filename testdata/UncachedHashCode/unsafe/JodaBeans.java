// LIBRARIES: joda-beans-1.7
import java.util.Map;
import org.joda.beans.JodaBeanUtils;

/** Hash codes as a code generator writes them. */
class JodaBeans {
  static final class RateId {
    private final String index;
    private final String curve;
    private transient int cachedHash;

    RateId(String index, String curve) {
      this.index = index;
      this.curve = curve;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof RateId that
          && that.index.equalsIgnoreCase(index)
          && that.curve.equals(curve);
    }

    @Override
    public int hashCode() {
      int result = cachedHash;
      if (result == 0) {
        result = computeHashCode();
        cachedHash = result;
      }
      return result;
    }

    private int computeHashCode() {
      int hash = getClass().hashCode();
      // BUG: Diagnostic contains: UNSAFE hashCode() creates a modified copy of a string
      hash = hash * 31 + JodaBeanUtils.hashCode(index.toLowerCase());
      hash = hash * 31 + JodaBeanUtils.hashCode(curve);
      return hash;
    }
  }

  Double rate(Map<RateId, Double> rates, RateId id) {
    return rates.get(id);
  }
}
