// LIBRARIES: spring-expression-6.2.5 spring-core-6.2.5
package testdata;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.script.Compilable;
import javax.script.CompiledScript;
import javax.script.ScriptException;
import javax.xml.xpath.XPath;
import javax.xml.xpath.XPathExpressionException;
import org.springframework.expression.Expression;
import org.springframework.expression.spel.standard.SpelExpressionParser;
import org.springframework.web.bind.annotation.GetMapping;
import org.w3c.dom.Document;

/** Expressions that are given, kept, or compiled in code of which nothing is known. */
public class OtherLanguages {
  private static final Expression NAME = new SpelExpressionParser().parseExpression("name");

  private final Map<String, Expression> known = new ConcurrentHashMap<>();
  private final CompiledScript sum;

  OtherLanguages(Compilable engine) throws ScriptException {
    this.sum = engine.compile("1 + 1");
  }

  @GetMapping
  Object constant(Document root) throws ScriptException {
    return NAME.getValue(root) + "" + sum.eval();
  }

  @GetMapping
  Object cached(Document root) {
    Expression expression = known.get("a");
    if (expression == null) {
      expression = new SpelExpressionParser().parseExpression("a.b");
      known.put("a", expression);
    }
    return expression.getValue(root);
  }

  @GetMapping
  String given(XPath paths, String path, Document order) throws XPathExpressionException {
    return paths.compile(path).evaluate(order);
  }

  String unknown(XPath paths, Document order) throws XPathExpressionException {
    return paths.compile("/order").evaluate(order);
  }
}
