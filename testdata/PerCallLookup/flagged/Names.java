package testdata;

import java.util.Hashtable;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.NamingException;
import org.springframework.web.bind.annotation.GetMapping;

public class Names {
  @GetMapping
  Object dataSource() throws NamingException {
    // BUG: Diagnostic contains: WARNING ADVICE new InitialContext asks NamingManager for a context under a static lock
    Context context = new InitialContext();
    return context.lookup("java:comp/env/jdbc/db");
  }

  @GetMapping
  Object configured(Hashtable<?, ?> environment) throws NamingException {
    // BUG: Diagnostic contains: WARNING ADVICE new InitialContext
    return new InitialContext(environment).lookup("jms/queue");
  }

  @GetMapping
  Object direct(String name) throws NamingException {
    // BUG: Diagnostic contains: Look the object up once, at startup or in the constructor.
    return InitialContext.doLookup(name);
  }

  @GetMapping
  Object decode(String type) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.forName asks the class loader on each call
    return Class.forName(type).getDeclaredConstructor().newInstance();
  }

  @GetMapping
  Class<?> load(String type) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE ClassLoader.loadClass asks the class loader on each call
    return Names.class.getClassLoader().loadClass(type);
  }
}
