package testdata;

import java.util.Arrays;
import java.util.Objects;

/** Heat makes the small hash worth it. */
final class Loop {
  private final String a = "a";
  private final String b = "b";
  private transient int hash;

  @interface HotPath {}

  @Override
  @HotPath
  public int hashCode() {
    int result = hash;
    if (result == 0) {
      // BUG: Diagnostic contains: WARNING SAFE hashCode() allocates an array for Objects.hash on every call, although the fields of Loop never change. This place matters:
      result = Objects.hash(a, b);
      hash = result;
    }
    return result;
  }

  public static void main(String[] args) {
    System.out.println(new Loop().hashCode() + Arrays.asList(args).size());
  }
}
