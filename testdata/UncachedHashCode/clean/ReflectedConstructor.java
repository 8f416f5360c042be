package testdata;

import java.util.List;

/** The constructor is found by reflection, and given what code may change. */
final class ReflectedConstructor {
  private final List<String> names;

  private ReflectedConstructor(List<String> names) {
    this.names = names;
  }

  static ReflectedConstructor of(String... names) {
    return new ReflectedConstructor(List.of(names));
  }

  static ReflectedConstructor over(List<String> names) throws ReflectiveOperationException {
    return ReflectedConstructor.class.getDeclaredConstructor(List.class).newInstance(names);
  }

  @Override
  public int hashCode() {
    return names.hashCode();
  }
}
