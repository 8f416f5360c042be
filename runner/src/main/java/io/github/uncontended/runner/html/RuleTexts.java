package io.github.uncontended.runner.html;

import io.github.uncontended.runner.engine.RuleInfo;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** The documentation of rules, once for all findings of a page. */
public final class RuleTexts {
  private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer RENDERER =
      HtmlRenderer.builder()
          .extensions(EXTENSIONS)
          .escapeHtml(true)
          .sanitizeUrls(true)
          .omitSingleParagraphP(false)
          .build();

  private RuleTexts() {}

  /** The sections of some rules; those of a page, so that findings can link to them. */
  public static Html of(Collection<String> rules) {
    Html html = new Html();
    for (String name : rules) {
      RuleInfo rule = RuleInfo.of(name);
      html.open("details", "class", "rule").open("summary").element("h3", name);
      html.element("span", rule.summary()).close("summary").newLine();
      html.open("div", "id", "rule-" + name).trusted(render(rule.markdown(), rules));
      html.close("div").close("details").newLine();
    }
    return html;
  }

  private static String render(String markdown, Collection<String> rules) {
    Node document = PARSER.parse(markdown);
    document.accept(new Adaptation(rules));
    return RENDERER.render(document);
  }

  /** Fits a section of the documentation into the page. */
  private static final class Adaptation extends AbstractVisitor {
    private static final int RULE_LEVEL = 2;

    private final Collection<String> rules;

    Adaptation(Collection<String> rules) {
      this.rules = rules;
    }

    /** The name of the rule is in the summary; the headings below it are below {@code h3}. */
    @Override
    public void visit(Heading heading) {
      if (heading.getLevel() == RULE_LEVEL) {
        heading.unlink();
      } else {
        heading.setLevel(heading.getLevel() + 1);
        visitChildren(heading);
      }
    }

    /** Comments that tests read. */
    @Override
    public void visit(HtmlBlock block) {
      block.unlink();
    }

    @Override
    public void visit(HtmlInline inline) {
      inline.unlink();
    }

    /** Keeps links to rules of the page and to the web; others have no target here. */
    @Override
    public void visit(Link link) {
      visitChildren(link);
      Optional<String> rule = rules.stream().filter(it -> isLinkTo(it, link)).findFirst();
      if (rule.isPresent()) {
        link.setDestination("#rule-" + rule.get());
      } else if (!link.getDestination().startsWith("https://")) {
        Node child = link.getFirstChild();
        while (child != null) {
          Node next = child.getNext();
          link.insertBefore(child);
          child = next;
        }
        link.unlink();
      }
    }

    private static boolean isLinkTo(String rule, Link link) {
      return link.getDestination().equals("#" + rule.toLowerCase(Locale.ROOT));
    }
  }
}
