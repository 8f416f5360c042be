package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.Gson;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.validation.SchemaFactory;
import org.springframework.web.bind.annotation.GetMapping;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

public class Built {
  private static final ObjectMapper TO_TEXT_INSTANCE = new ObjectMapper();

  String toText(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE ObjectMapper is built on each call, and inspects the same classes each time, since its caches begin empty.
    return TO_TEXT_INSTANCE.writeValueAsString(value);
  }

  String withModules(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE ObjectMapper is built on each call
    return new ObjectMapper().findAndRegisterModules().writeValueAsString(value);
  }

  String gson(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    Gson gson = new Gson();
    return gson.toJson(value);
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

  @GetMapping
  SchemaFactory passedOn() {
    // BUG: Diagnostic contains: WARNING ADVICE SchemaFactory is built on each call
    return SchemaFactory.newInstance("http://www.w3.org/2001/XMLSchema");
  }
}
