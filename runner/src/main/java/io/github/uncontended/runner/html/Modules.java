package io.github.uncontended.runner.html;

/** The module of a source file, by the layout that Maven and Gradle share. */
final class Modules {
  private static final String SOURCES = "/src/";

  /** Of the module in the working directory itself. */
  private static final String HERE = "(top folder)";

  private Modules() {}

  /** The folder that contains the source folder; empty for files in another layout. */
  static String of(String path) {
    String rooted = "/" + path;
    int sources = rooted.indexOf(SOURCES);
    if (sources < 0) {
      return "";
    }
    return sources == 0 ? HERE : path.substring(0, sources - 1);
  }
}
