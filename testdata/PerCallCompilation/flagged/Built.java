package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.validation.SchemaFactory;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.springframework.web.bind.annotation.GetMapping;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

public class Built {
  String toText(Object value) {
    // BUG: Diagnostic contains: it is thread-safe as long as nobody configures it later. Apply the fix unless classes that it converts belong to a class loader that is discarded: its caches keep them.$
    return new ObjectMapper().writeValueAsString(value);
  }

  String withModules(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ObjectMapper is built on each call
    return new ObjectMapper().findAndRegisterModules().writeValueAsString(value);
  }

  String copied(ObjectMapper mapper, Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ObjectMapper is copied on each call, and each copy inspects the same classes, since its caches begin empty. Keep one copy where the original is kept, configured before it is shared: it is thread-safe as long as nobody configures it later.$
    return mapper.copy().findAndRegisterModules().writeValueAsString(value);
  }

  String withNode(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE ObjectMapper is built on each call
    ObjectMapper mapper = new ObjectMapper();
    Object node = mapper.createObjectNode();
    return mapper.writeValueAsString(value) + node;
  }

  String gson(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    Gson gson = new Gson();
    return gson.toJson(value);
  }

  String gsonOfBuilder(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return new GsonBuilder().setPrettyPrinting()
        .create()
        .toJson(value);
  }

  String gsonInTwoCalls(Object value, Appendable out) {
    StringWriter text = new StringWriter();
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    var gson = new Gson();
    gson.toJson(value, text);
    Runnable again = () -> gson.toJson(value, out);
    again.run();
    return text.toString();
  }

  String gsonBesideOthers(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    Gson gson = new GsonBuilder().create(); // for people
    return gson.toJson(value);
  }

  String mapperWithModule(Object value) {
    ObjectMapper mapper =
        // BUG: Diagnostic contains: SUGGESTION ADVICE ObjectMapper is built on each call
        new ObjectMapper();
    mapper.findAndRegisterModules();
    return mapper.writeValueAsString(value);
  }

  Document parse(String xml) throws Exception {
    // BUG: Diagnostic contains: SUGGESTION ADVICE DocumentBuilderFactory is built on each call
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
  }

  DocumentBuilder builder() throws ParserConfigurationException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE DocumentBuilderFactory is built on each call, and looks up its implementation and its configuration each time. Keep one per thread
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder();
  }

  String transform(Source style, Source xml) throws TransformerException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE TransformerFactory is built on each call, and looks up its implementation and its configuration each time. Keep the Templates of a stylesheet, which are thread-safe, and take a Transformer from them for each call: neither the factory nor a Transformer is thread-safe.
    Transformer transformer = TransformerFactory.newInstance().newTransformer(style);
    StringWriter text = new StringWriter();
    transformer.transform(xml, new StreamResult(text));
    return text.toString();
  }

  void validate(Source schema, Source xml) throws Exception {
    // BUG: Diagnostic contains: Keep the Schema, which is thread-safe, and take a Validator from it for each call
    SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema")
        .newSchema(schema)
        .newValidator()
        .validate(xml);
  }

  String evaluate(Object item) throws XPathExpressionException {
    // BUG: Diagnostic contains: Keep one per thread: neither the factory nor an XPath or a compiled XPathExpression is thread-safe.
    return XPathFactory.newInstance().newXPath().compile("/a/b").evaluate(item);
  }

  @GetMapping
  SchemaFactory passedOn() {
    // BUG: Diagnostic contains: WARNING ADVICE SchemaFactory is built on each call
    return SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema");
  }
}
