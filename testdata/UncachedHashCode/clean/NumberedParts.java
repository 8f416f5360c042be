// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.NumberedParts*#*
package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Parts whose {@code hashCode()} only returns a number. */
public class NumberedParts {
  static final class Part {
    private static int last;
    private final int index = last++;

    @Override
    public int hashCode() {
      return index;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Part part && part.index == index;
    }
  }

  private final Part first;
  private final Part second;

  NumberedParts(Part first, Part second) {
    this.first = first;
    this.second = second;
  }

  @Override
  public int hashCode() {
    int result = first.hashCode();
    return 31 * result + second.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof NumberedParts parts
        && parts.first.equals(first)
        && parts.second.equals(second);
  }

  @GetMapping
  int number() {
    return new java.util.HashMap<>(java.util.Map.of(this, "x")).size();
  }
}
