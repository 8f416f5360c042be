// LIBRARIES: spring-expression-6.2.5 spring-core-6.2.5
package testdata;

import javax.script.Compilable;
import javax.script.ScriptEngine;
import javax.script.ScriptException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import org.springframework.expression.ExpressionParser;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.web.bind.annotation.GetMapping;
import org.w3c.dom.Document;

/** Expressions of other languages that are compiled on each call. */
public class OtherLanguages {
  private static final ExpressionParser PARSER = new SpelExpressionParser();
  private static final String PATH = "/order/" + "total";

  private final ScriptEngine engine;

  OtherLanguages(ScriptEngine engine) {
    this.engine = engine;
  }

  @GetMapping
  String total(XPath paths, Document order) throws XPathExpressionException {
    // BUG: Diagnostic contains: WARNING ADVICE The same XPathExpression is compiled on each call. This place matters: reached from @GetMapping total(). Keep one per thread: a compiled XPathExpression is not thread-safe.
    return paths.compile(PATH).evaluate(order);
  }

  @GetMapping
  Object script() throws ScriptException {
    // BUG: Diagnostic contains: WARNING ADVICE The same CompiledScript is compiled on each call. This place matters: reached from @GetMapping script(). Keep it beside the engine
    return ((Compilable) engine).compile("1 + 1").eval();
  }

  @GetMapping
  Object spring(Document root) {
    // BUG: Diagnostic contains: WARNING ADVICE The same Expression is compiled on each call. This place matters: reached from @GetMapping spring(). Keep the compiled expression, which is thread-safe, in a private static final field.
    return PARSER.parseExpression("documentElement.tagName").getValue(root);
  }
}
