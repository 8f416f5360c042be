package testdata;

import com.google.gson.Gson;
import java.io.IOException;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.Source;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;

/** What is compiled is retained by an object, a callback or a cache. */
public class Retained {
  /** Copied on each write. */
  record State(String host, String path) {
    State withHost(String host) {
      return new State(host, path);
    }
  }

  interface Properties {
    Object getProperty(String name);

    void setProperty(String name, Object value);
  }

  interface Router {
    void handler(Consumer<String> handler);
  }

  private static final Map<ClassLoader, DocumentBuilder> BUILDERS = new WeakHashMap<>();

  private State state = new State(null, "");

  Retained virtualHost(String host) {
    state = state.withHost(new Gson().toJson(host).trim());
    return this;
  }

  Predicate<String> returned(String name) {
    String text = new Gson().toJson(name.trim());
    return it -> it.equals(text);
  }

  Runnable anonymous(String name) {
    String text = normalize(name);
    return new Runnable() {
      @Override
      public void run() {
        System.out.println(text);
      }
    };
  }

  private static String normalize(String name) {
    String text = new Gson().toJson(name);
    return text.concat("!");
  }

  void registered(Router router) {
    Gson gson = new Gson();
    Consumer<String> handler = it -> System.out.println(gson.toJson(it));
    router.handler(handler);
  }

  Predicate<String> reference() {
    Gson gson = new Gson();
    return gson.toJson(0)::equals;
  }

  static DocumentBuilder builder(ClassLoader loader) throws ParserConfigurationException {
    if (loader == null) {
      return uncached();
    }
    return cached(loader);
  }

  private static DocumentBuilder cached(ClassLoader loader) throws ParserConfigurationException {
    if (loader.getParent() == null) {
      return create();
    }
    DocumentBuilder builder = BUILDERS.get(loader);
    if (builder == null) {
      builder = create();
      BUILDERS.put(loader, builder);
    }
    return builder;
  }

  private static DocumentBuilder uncached() {
    return BUILDERS.get(null);
  }

  /** One caller has no key to store the result under. */
  private static DocumentBuilder create() throws ParserConfigurationException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder();
  }

  static Schema schema(Properties service, Source file) throws Exception {
    Schema schema = (Schema) service.getProperty(Schema.class.getName());
    if (schema == null) {
      SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
      schema = factory.newSchema(file);
      service.setProperty(Schema.class.getName(), schema);
    }
    return schema;
  }

  /** Handles failures only. */
  private static boolean repair(Exception e) {
    return new Gson().toJson(e.getMessage()).isEmpty();
  }

  boolean load(Source file) {
    try {
      return schema(null, file) != null;
    } catch (Exception e) {
      return repair(e);
    }
  }

  /** A process takes a thousand times as long. */
  int execute(String command) throws IOException {
    String[] words = {new Gson().toJson(command)};
    return new ProcessBuilder(words).start().hashCode();
  }

  int compile(String path) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    return compiler.run(null, null, null, arguments(path));
  }

  boolean compileAll(String path) {
    return arguments(path).length > compile(path);
  }

  private static String[] arguments(String path) {
    return new String[] {new Gson().toJson(path)};
  }
}
