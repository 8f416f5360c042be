package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.annotation.PostConstruct;
import javax.xml.parsers.DocumentBuilderFactory;
import org.springframework.web.bind.annotation.GetMapping;

/** What is compiled is kept, or cold. */
public class CompiledOnce {
  private static final Pattern HOST = Pattern.compile("[a-z.]+");
  private static final String[] NAMES = "a, b".split(", ");
  private static final ThreadLocal<DocumentBuilderFactory> FACTORY =
      ThreadLocal.withInitial(DocumentBuilderFactory::newInstance);

  private final Map<String, Pattern> patterns = new HashMap<>();
  private final Pattern words = Pattern.compile("\\w+");
  private final String[] parts;
  private final ObjectMapper mapper;
  private Pattern lazy;
  private DateTimeFormatter formatter;

  CompiledOnce(String text) {
    parts = text.split("\\s+");
    mapper = mapper();
  }

  private static ObjectMapper mapper() {
    ObjectMapper created = new ObjectMapper();
    created.findAndRegisterModules();
    return created;
  }

  void setFormat() {
    formatter = DateTimeFormatter.ofPattern("yyyy", Locale.ROOT);
  }

  @PostConstruct
  void start() {
    System.out.println("a1b".split("[0-9]").length);
  }

  public void init(String text) {
    System.out.println(text.matches("[a-z]+"));
  }

  Pattern lazily() {
    if (lazy == null) {
      lazy = Pattern.compile("a+");
    }
    return lazy;
  }

  @GetMapping
  boolean cached(String regex) {
    Pattern pattern = patterns.get(regex);
    if (pattern == null) {
      pattern = Pattern.compile("a+");
      patterns.put(regex, pattern);
    }
    return pattern.matcher(regex).matches();
  }

  @GetMapping
  String handle(String host) {
    if (!HOST.matcher(host).matches()) {
      throw new IllegalArgumentException(host.replaceAll("[^a-z]+", "?"));
    }
    return host + words.matcher(host).find() + parts.length + mapper + formatter + NAMES.length;
  }

  static Object factory() {
    return FACTORY.get();
  }

  @Override
  public String toString() {
    return "a  b".replaceAll(" +", " ");
  }

  public static void main(String[] args) {
    System.out.println(args.length + " ".split(" +").length);
  }
}
