package io.github.uncontended.runner.filter;

import io.github.uncontended.runner.analysis.Hit;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Collection;
import java.util.List;

/** Which findings a run is about. */
public interface HitFilter {
  /** Those of all findings that the run is about. */
  List<Hit> select(Collection<Hit> hits);

  /** Learns that a file under analysis has become another text. */
  default void changed(Source before, Source after) throws IOException {}

  /** What both let through. */
  default HitFilter and(HitFilter other) {
    HitFilter self = this;
    return new HitFilter() {
      @Override
      public List<Hit> select(Collection<Hit> hits) {
        return other.select(self.select(hits));
      }

      @Override
      public void changed(Source before, Source after) throws IOException {
        self.changed(before, after);
        other.changed(before, after);
      }
    };
  }
}
