package testdata;

import java.io.File;
import org.springframework.web.bind.annotation.GetMapping;

/** The values of the fields are unknown, or one of them needs no pattern. */
public class Delimiters {
  private static final String COMMA = String.valueOf(',');

  private final String delimiter;
  private final String separator;
  private final String both;

  Delimiters(boolean comma) {
    delimiter = " ";
    separator = comma ? "," : ";";
    both = comma ? ", *" : ",";
  }

  private Delimiters(Delimiters base, String delimiter) {
    this.delimiter = delimiter;
    separator = base.separator;
    both = base.both;
  }

  Delimiters with(String delimiter) {
    return new Delimiters(this, delimiter);
  }

  @GetMapping
  int split(String text) {
    return text.split(delimiter).length
        + text.split(separator).length
        + text.split(both).length
        + text.split(COMMA).length
        + text.split(File.pathSeparator).length;
  }
}
