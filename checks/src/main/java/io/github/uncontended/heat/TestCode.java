package io.github.uncontended.heat;

import com.google.errorprone.VisitorState;
import com.google.errorprone.util.ASTHelpers;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.util.Context;
import io.github.uncontended.heat.HeatAnnotations.Kind;
import java.util.HashMap;
import java.util.Map;

/**
 * Which classes hold tests: those of JUnit 3, with an annotation of JUnit 4, JUnit 5, TestNG or
 * jqwik on them or on a method, their subclasses, and what is nested in them.
 */
final class TestCode {
  private static final Context.Key<TestCode> KEY = new Context.Key<>();

  private final HeatAnnotations annotations;
  private final Map<ClassSymbol, Boolean> known = new HashMap<>();

  private TestCode(HeatAnnotations annotations) {
    this.annotations = annotations;
  }

  static TestCode of(VisitorState state) {
    TestCode code = state.context.get(KEY);
    if (code == null) {
      code = new TestCode(HeatAnnotations.of(state));
      state.context.put(KEY, code);
    }
    return code;
  }

  boolean contains(ClassSymbol type) {
    Boolean answer = known.get(type);
    if (answer == null) {
      answer = look(type);
      known.put(type, answer);
    }
    return answer;
  }

  private boolean look(ClassSymbol type) {
    String name = type.getQualifiedName().toString();
    if (name.startsWith("java.")) {
      return false;
    }
    if (name.equals("junit.framework.TestCase")
        || annotations.find(type, Kind.TEST).isPresent()
        || hasTests(type)) {
      return true;
    }
    ClassSymbol around = ASTHelpers.enclosingClass(type);
    return (type.getSuperclass().tsym instanceof ClassSymbol parent && contains(parent))
        || (around != null && contains(around));
  }

  private boolean hasTests(ClassSymbol type) {
    for (Symbol member : type.members().getSymbols()) {
      if (member instanceof MethodSymbol && annotations.find(member, Kind.TEST).isPresent()) {
        return true;
      }
    }
    return false;
  }
}
