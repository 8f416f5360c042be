package testdata;

import java.lang.reflect.Method;
import java.util.function.Consumer;
import org.springframework.web.bind.annotation.GetMapping;

/** Methods of the same names, and calls that are made once for each recording. */
public class NotReflection {
  interface Registry {
    String getMethod(String name);

    String getField(String name);

    Class<?> forName(String name);
  }

  record Step(Consumer<StringBuilder> call) {
    void invoke(StringBuilder target) {
      call.accept(target);
    }
  }

  @GetMapping
  String handle(Registry registry, Step step) {
    StringBuilder text = new StringBuilder();
    step.invoke(text);
    return registry.getMethod("GET") + registry.getField("id") + registry.forName("x") + text;
  }

  /** The arguments are computed for the call. */
  @GetMapping
  Object dispatch(Method method, Object target, Object[] arguments)
      throws ReflectiveOperationException {
    return method.invoke(target, arguments);
  }

  @GetMapping
  String name() {
    return String.class.getName() + getClass().getSimpleName();
  }
}
