package testdata;

import com.example.Report;
import java.util.Optional;

/** Constructors of a library whose class files show that they do more than store constants. */
public class LibraryClasses {
  static Report constructed(Optional<Report> given) {
    // BUG: Diagnostic contains: SUGGESTION
    return given.orElse(new Report());
  }

  public static void main(String[] arguments) {
    System.out.println(constructed(Optional.of(new Report())) != null);
    System.out.println(constructed(Optional.empty()) != null);
  }
}
