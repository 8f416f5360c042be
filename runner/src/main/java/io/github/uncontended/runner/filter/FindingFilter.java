package io.github.uncontended.runner.filter;

import io.github.uncontended.runner.engine.ReportedFinding;
import io.github.uncontended.runner.source.Source;
import java.io.IOException;
import java.util.Collection;
import java.util.List;

/** Selects the findings that a run reports and fixes. */
public interface FindingFilter {
  /** The selected ones of all findings of the run. */
  List<ReportedFinding> select(Collection<ReportedFinding> findings);

  /** Notifies the filter that a fix changed the text of a file. */
  default void changed(Source before, Source after) throws IOException {}

  /** A filter that selects what both filters select. */
  default FindingFilter and(FindingFilter other) {
    FindingFilter self = this;
    return new FindingFilter() {
      @Override
      public List<ReportedFinding> select(Collection<ReportedFinding> findings) {
        return other.select(self.select(findings));
      }

      @Override
      public void changed(Source before, Source after) throws IOException {
        self.changed(before, after);
        other.changed(before, after);
      }
    };
  }
}
