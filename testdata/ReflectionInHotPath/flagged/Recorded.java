// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Recorded#set*,testdata.Recorded#replay
package testdata;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Parameters are recorded as reflective calls, and made for each statement. */
public class Recorded {
  static final class Invocation {
    private final Method method;
    private final Object[] arguments;

    Invocation(Method method, Object[] arguments) {
      this.method = method;
      this.arguments = arguments;
    }

    void invoke(Object target) throws ReflectiveOperationException {
      // BUG: Diagnostic contains: WARNING ADVICE This replays a call that was recorded as a Method and its arguments
      method.invoke(target, arguments);
    }
  }

  private final List<Invocation> invocations = new ArrayList<>();

  void set(Class<?>[] types, Object... arguments) throws ReflectiveOperationException {
    // BUG: Diagnostic contains: WARNING ADVICE Class.getMethod
    invocations.add(new Invocation(StringBuilder.class.getMethod("insert", types), arguments));
  }

  void replay(StringBuilder target) throws ReflectiveOperationException {
    for (Invocation each : invocations) {
      each.invoke(target);
    }
  }
}
