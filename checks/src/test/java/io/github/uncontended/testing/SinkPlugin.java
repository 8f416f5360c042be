package io.github.uncontended.testing;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import com.sun.tools.javac.api.BasicJavacTask;
import io.github.uncontended.report.FindingSink;

/**
 * Puts the sink of the test that runs on this thread into the compilation: {@code
 * -Xplugin:UncontendedSink}.
 */
public final class SinkPlugin implements Plugin {
  static final String NAME = "UncontendedSink";
  private static final ThreadLocal<FindingSink> SINK = new ThreadLocal<>();

  /** Sets the sink of the compilations that this thread starts; null for none. */
  static void install(FindingSink sink) {
    SINK.set(sink);
  }

  @Override
  public String getName() {
    return NAME;
  }

  @Override
  public void init(JavacTask task, String... args) {
    FindingSink sink = SINK.get();
    if (sink != null) {
      ((BasicJavacTask) task).getContext().put(FindingSink.KEY, sink);
    }
  }
}
