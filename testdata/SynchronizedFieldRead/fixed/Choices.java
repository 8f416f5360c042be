package testdata;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A choice by the value, a test for null in front of it, and layouts of the lock. */
public class Choices {
  enum Mode {
    OFF,
    ON,
    AUTO
  }

  private Mode mode = Mode.OFF;
  private volatile String tag;

  public void loadMode(Path path) throws IOException {
    String text = Files.readString(path);
    synchronized (this) {
      for (Mode each : Mode.values()) {
        mode = each.name().equals(text) ? each : mode;
      }
    }
  }

  public synchronized void loadTag(Path path) throws IOException {
    tag = Files.readString(path);
  }

  // BUG: Diagnostic contains: only to read 'mode'
  public synchronized boolean isActive() {
    return switch (mode) {
      case ON, AUTO -> true;
      case OFF -> false;
    };
  }

  // BUG: Diagnostic contains: only to read 'tag'
  public int kind() {
    return switch (tag) {
      case "a":
        yield 1;
      default:
        yield 2;
    };
  }

  // BUG: Diagnostic contains: only to read 'tag'
  public String tag() {
    String current = tag;
    Objects.requireNonNull(current, "not loaded");
    return current;
  }

  // BUG: Diagnostic contains: only to read 'tag'
  public
  String plainTag() {
    return tag;
  }

  // BUG: Diagnostic contains: only to read 'tag'
  public
  String otherTag() {
    return tag;
  }

  // BUG: Diagnostic contains: only to read 'tag'
  public String lineTag() { return tag; }

  public static void main(String[] args) throws IOException {
    Choices choices = new Choices();
    try {
      choices.tag();
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
    Path path = Files.createTempFile("choices", "");
    Files.writeString(path, "AUTO");
    choices.loadMode(path);
    choices.loadTag(path);
    System.out.println(choices.isActive() + choices.tag() + choices.kind());
    System.out.println(choices.plainTag() + choices.otherTag() + choices.lineTag());
    Files.delete(path);
  }
}
