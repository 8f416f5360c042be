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

  record Call(Method method, Object[] arguments) {
    void onItself(Object target) throws ReflectiveOperationException {
      method.invoke(target, arguments);
    }
  }

  private final List<Call> calls = new ArrayList<>();

  void replay(StringBuilder target, Call other) throws ReflectiveOperationException {
    for (Call each : calls) {
      // BUG: Diagnostic contains: WARNING ADVICE This replays a call that was recorded as a Method and its arguments
      each.method().invoke(target, each.arguments());
      // Not the arguments of the same call.
      each.method().invoke(target, other.arguments());
      // The method of a proxy, as it is called.
      each.method().invoke(target, arguments(target));
    }
  }

  private static Object[] arguments(Object target) {
    return new Object[] {target};
  }
}
