package testdata;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import org.springframework.web.bind.annotation.GetMapping;

/** Texts that a constructor of a value parses, or that are mapped to another one. */
class Converted {
  private Properties props = new Properties();

  @GetMapping
  BigDecimal rate() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return new BigDecimal(props.getProperty("rate"));
  }

  @GetMapping
  String mode() {
    // BUG: Diagnostic contains: WARNING ADVICE
    return Optional.ofNullable(props.getProperty("mode"))
        .map(mode -> mode.toUpperCase(Locale.ROOT))
        .orElse("NONE");
  }

  void load(Properties props) {
    this.props = props;
  }
}
