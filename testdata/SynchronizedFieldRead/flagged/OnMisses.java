package testdata;

import org.springframework.web.bind.annotation.GetMapping;

/** Objects that hot code creates on a miss: one for each session, and one for all. */
public class OnMisses {
  static class Client {
    private String proxy = "";

    // BUG: Diagnostic contains: SUGGESTION
    synchronized String proxy() {
      return proxy;
    }

    synchronized void use(String other) {
      proxy = other;
    }
  }

  static class Catalog {
    private String name = "";

    // BUG: Diagnostic contains: WARNING
    synchronized String name() {
      return name;
    }

    synchronized void rename(String other) {
      name = other;
    }
  }

  static class Session {
    Client client;
  }

  private static Catalog catalog;

  @GetMapping
  String proxy(Session session) {
    Client client = session.client;
    if (client == null) {
      client = new Client();
      client.use("a");
      session.client = client;
    }
    return client.proxy();
  }

  @GetMapping
  String name() {
    if (catalog == null) {
      catalog = new Catalog();
    }
    catalog.rename("b");
    return catalog.name();
  }

  public static void main(String[] args) {
    OnMisses pages = new OnMisses();
    System.out.println(pages.proxy(new Session()));
    System.out.println(pages.name());
  }
}
