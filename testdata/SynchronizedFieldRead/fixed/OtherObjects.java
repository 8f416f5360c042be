package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** The lock of one object does not guard another object of the class. */
class OtherObjects {
  static class Entry {
    private final Object lock = new Object();
    private String file = "";
    private volatile String name = "";
    private String path = "";
    private String text = "";

    synchronized void set(String to) {
      file = to;
      path = to + to;
      text = to + to + to;
    }

    @GetMapping("/same")
    synchronized boolean isSame(Entry other) {
      return file.equals(other.getFile()) && path.equals(other.pathOf());
    }

    // BUG: Diagnostic contains: only to read 'file'
    synchronized String getFile() {
      return file;
    }

    private String pathOf() {
      // BUG: Diagnostic contains: only to read 'path'
      synchronized (this) {
        return path;
      }
    }

    void rename(String to) {
      synchronized (lock) {
        name = to;
      }
    }

    @GetMapping("/named")
    boolean isNamed(Entry other) {
      synchronized (lock) {
        return name.equals(other.nameOf());
      }
    }

    private String nameOf() {
      // BUG: Diagnostic contains: only to read 'name'
      return name;
    }

    /** Each call has the lock. */
    @GetMapping("/texts")
    synchronized String texts() {
      return text.trim() + this.getText() + Entry.this.getText();
    }

    private synchronized String getText() {
      return text;
    }
  }

  static class Special extends Entry {
    private volatile String label = "";

    synchronized void label(String to) {
      label = to;
    }

    @GetMapping("/special")
    synchronized String special(Entry other) {
      return label + ((Special) other).label();
    }

    // BUG: Diagnostic contains: only to read 'label'
    String label() {
      return label;
    }
  }

  /** A lock of the class is one lock for all objects. */
  static class Shared {
    private static final Object LOCK = new Object();
    private String name = "";

    void rename(String to) {
      synchronized (LOCK) {
        name = to;
      }
    }

    @GetMapping("/sharedName")
    boolean isSame(Shared other) {
      synchronized (LOCK) {
        return name.trim().equals(other.name());
      }
    }

    private String name() {
      synchronized (LOCK) {
        return name;
      }
    }
  }

  public static void main(String[] args) {
    Special it = new Special();
    Special other = new Special();
    System.out.println(it.isSame(other) + " " + it.isNamed(other) + " " + it.texts());
    it.set("a");
    it.rename("b");
    it.label("c");
    System.out.println(it.isSame(other) + " " + it.isNamed(other) + " " + it.texts());
    System.out.println(it.getFile() + it.label() + it.special(other) + other.special(it));
    other.set("a");
    other.rename("b");
    System.out.println(it.isSame(other) + " " + it.isNamed(other));
    Shared shared = new Shared();
    shared.rename("d");
    System.out.println(shared.isSame(shared));
  }
}
