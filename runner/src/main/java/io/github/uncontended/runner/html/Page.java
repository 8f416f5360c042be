package io.github.uncontended.runner.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One self-contained page. Its Content-Security-Policy allows its own script, by hash, and no
 * request at all.
 */
public final class Page {
  private static final Pattern MARKER = Pattern.compile("\\{\\{([a-z-]+)}}");

  private final String command;
  private final String title;
  private final String version;
  private final Html figures = new Html();
  private final List<Section> sections = new ArrayList<>();
  private String lead = "";

  private record Section(String id, String heading, Html body) {}

  /**
   * Starts a page.
   *
   * @param command the command that makes it
   * @param title what it is about, such as an artifact
   * @param version the version of this tool
   */
  public Page(String command, String title, String version) {
    this.command = command;
    this.title = title;
    this.version = version;
  }

  /** Sets the sentence below the title. */
  public Page lead(String sentence) {
    lead = sentence;
    return this;
  }

  /** Adds a figure to the head of the page. */
  public Page figure(String value, String label) {
    figures.open("div").element("dt", label).element("dd", value).close("div");
    return this;
  }

  /** Adds a section; nothing for an empty one. */
  public Page section(String id, String heading, Html body) {
    if (!body.isEmpty()) {
      sections.add(new Section(id, heading, body));
    }
    return this;
  }

  /** The page as a file. */
  public byte[] toBytes() {
    String script = resource("page.js");
    Html head = new Html().text(title + " · Uncontended " + command);
    ImmutableMap<String, String> values =
        ImmutableMap.of(
            "title", head.toString(),
            "script-hash", hash(script),
            "style", resource("page.css"),
            "body", body().toString(),
            "script", script);
    // One pass over the template: what is inserted is not searched for markers.
    return MARKER
        .matcher(resource("page.html"))
        .replaceAll(marker -> Matcher.quoteReplacement(values.get(marker.group(1))))
        .getBytes(UTF_8);
  }

  private Html body() {
    Html html = new Html();
    html.open("header").open("p", "class", "brand").element("b", "Uncontended").text(" " + command);
    html.close("p").open("h1").path(title).close("h1");
    if (!lead.isEmpty()) {
      html.element("p", lead, "class", "lead");
    }
    if (!figures.isEmpty()) {
      html.open("dl", "class", "figures").add(figures).close("dl");
    }
    if (sections.size() > 1) {
      html.open("nav", "aria-label", "Sections");
      for (Section section : sections) {
        html.element("a", section.heading(), "href", "#" + section.id());
      }
      html.close("nav");
    }
    html.close("header").newLine().open("main", "id", "main", "tabindex", "-1").newLine();
    for (Section section : sections) {
      html.open("section", "id", section.id(), "aria-labelledby", section.id() + "-heading");
      html.element("h2", section.heading(), "id", section.id() + "-heading").newLine();
      html.add(section.body()).close("section").newLine();
    }
    html.close("main").newLine().open("footer");
    html.element("p", "Uncontended " + version + ". This page loads nothing from the network.");
    return html.close("footer");
  }

  private static String hash(String script) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(UTF_8));
      return "sha256-" + Base64.getEncoder().encodeToString(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String resource(String name) {
    try (InputStream in = Page.class.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
