package demo;

import java.util.Locale;
import lombok.Getter;
import lombok.RequiredArgsConstructor;

@Getter
@RequiredArgsConstructor
final class Key {
  private final String name;

  @Override
  public boolean equals(Object o) {
    return o instanceof Key && name.equalsIgnoreCase(((Key) o).getName());
  }

  @Override
  public int hashCode() {
    return name.toUpperCase(Locale.ROOT).hashCode();
  }
}
