package testdata;

import java.util.Optional;

/** An abstract method that each subclass implements with a constant or a field. */
class ConstantsOfSubclasses {
  interface Version {}

  enum Versions implements Version {
    EMPTY
  }

  abstract static class Store {
    abstract Version emptyVersion();

    Version versionOr(Optional<Version> given) {
      return given.orElse(emptyVersion());
    }
  }

  static final class InMemory extends Store {
    @Override
    Version emptyVersion() {
      return Versions.EMPTY;
    }
  }

  static final class OnDisk extends Store {
    private final Version first;

    OnDisk(Version first) {
      this.first = first;
    }

    @Override
    Version emptyVersion() {
      return first;
    }
  }
}
