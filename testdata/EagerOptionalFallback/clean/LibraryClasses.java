package testdata;

import com.example.Status;
import java.util.Optional;

/** A constructor whose class file shows that it only stores constants. */
class LibraryClasses {
  Status constructed(Optional<Status> given) {
    return given.orElse(new Status());
  }
}
