package testdata;

import javax.script.ScriptEngine;
import javax.script.ScriptEngineManager;
import javax.script.ScriptException;
import org.springframework.web.bind.annotation.GetMapping;

/** Looks up the engines of scripts on each call. */
public class Scripts {
  private static final ScriptEngineManager MANAGER = new ScriptEngineManager();

  @GetMapping
  Object evaluate(String script) throws ScriptException {
    // BUG: Diagnostic contains: WARNING ADVICE new ScriptEngineManager reads the service files of the class path on each call
    ScriptEngine engine = new ScriptEngineManager().getEngineByName("js");
    return engine.eval(script);
  }

  @GetMapping
  Object managed(String script) throws ScriptException {
    return MANAGER.getEngineByName("js").eval(script);
  }
}
