package io.github.uncontended.runner.command;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The versions that the build records in the jar. */
public final class Versions implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {
      "uncontended " + uncontended(),
      "Error Prone " + get("error-prone"),
      "JDK " + Runtime.version(),
    };
  }

  /** The version of this tool. */
  static String uncontended() {
    return get("uncontended");
  }

  /** The coordinates of the Lombok that runs for sources that use it. */
  static String lombok() {
    return "org.projectlombok:lombok:" + get("lombok");
  }

  /** The URL of the documentation of the rules, in the repository of this tool. */
  static String docsUrl() {
    return get("url") + "/blob/main/docs/rules.md";
  }

  private static String get(String name) {
    Properties versions = new Properties();
    try (InputStream in = Versions.class.getResourceAsStream("versions.properties")) {
      versions.load(in);
    } catch (IOException e) {
      throw new IllegalStateException("the jar is incomplete", e);
    }
    return versions.getProperty(name);
  }
}
