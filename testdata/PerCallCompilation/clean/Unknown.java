package testdata;

import com.google.gson.Gson;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.springframework.scheduling.annotation.Scheduled;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;

/** Nothing shows that threads run this often, or it reads files. */
public class Unknown {
  boolean isName(String text) {
    return text.matches("[a-z]+") || Pattern.compile("x{2,}").matcher(text).find();
  }

  String[] words(String text) {
    return text.trim().replaceAll("\\s+", " ").split(" *, *");
  }

  String date(LocalDate date) {
    return DateTimeFormatter.ofPattern("dd.MM.yyyy", Locale.ROOT).format(date);
  }

  Document read(File file) throws ParserConfigurationException, SAXException, IOException {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    return factory.newDocumentBuilder().parse(file);
  }

  Document resource() throws ParserConfigurationException, SAXException, IOException {
    try (InputStream in = Unknown.class.getResourceAsStream("unknown.xml")) {
      return parse(in);
    }
  }

  Document path(String name) throws ParserConfigurationException, SAXException, IOException {
    try (InputStream in = Files.newInputStream(Path.of(name))) {
      return parse(in);
    }
  }

  /** Only methods that name a file call it. */
  private static Document parse(InputStream in)
      throws ParserConfigurationException, SAXException, IOException {
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
  }

  @Scheduled
  void report() {
    System.out.println(new Gson().toJson(words("a, b")));
  }

  void write(Path path, Object value) throws IOException {
    Files.writeString(path, new Gson().toJson(value));
  }
}
