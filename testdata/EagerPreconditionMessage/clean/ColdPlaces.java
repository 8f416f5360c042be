package testdata;

import com.google.common.base.Preconditions;
import java.util.Objects;
import javax.annotation.PostConstruct;
import org.junit.jupiter.api.Test;

/** Code that runs seldom may build its messages. */
class ColdPlaces {
  private static final Object LOADED =
      Objects.requireNonNull(load(), "nothing for " + System.getProperty("name"));

  private String name;

  @PostConstruct
  void prepare() {
    Preconditions.checkState(name != null, "no name for " + describe());
  }

  void start() {
    Preconditions.checkState(name != null, String.format("no name for %s", describe()));
  }

  @Override
  public String toString() {
    return Objects.requireNonNull(name, "no name for " + describe());
  }

  String describe() {
    return String.valueOf(LOADED).trim();
  }

  static Object load() {
    return new Object();
  }

  static class DescribeTest {
    @Test
    void describes() {
      Preconditions.checkState(LOADED != null, "nothing for " + LOADED.hashCode());
    }
  }

  @SuppressWarnings("EagerPreconditionMessage")
  void suppressed(boolean ok) {
    Preconditions.checkArgument(ok, "not ok " + describe());
  }
}
