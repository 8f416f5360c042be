package testdata;

import java.util.List;
import org.springframework.util.Assert;

/** Checks of a component, which a container constructs and starts. */
public class Components {
  private final List<String> names;

  public Components(List<String> names) {
    this.names = names;
  }

  private void validate() {
    names.forEach(String::trim);
    Assert.isTrue(names.size() < 9, String.format("too many names: %s", names));
  }

  public void afterPropertiesSet() {
    validate();
  }
}
