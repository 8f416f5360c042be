package io.github.uncontended.runner.filter;

import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Collection;
import java.util.List;

/** Which findings a run is about. */
public interface FindingFilter {
  /** Those of all findings that the run is about. */
  List<ReportedFinding> select(Collection<ReportedFinding> hits);

  /** Learns that a file under analysis has become another text. */
  default void changed(Source before, Source after) throws IOException {}

  /** What both let through. */
  default FindingFilter and(FindingFilter other) {
    FindingFilter self = this;
    return new FindingFilter() {
      @Override
      public List<ReportedFinding> select(Collection<ReportedFinding> hits) {
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
