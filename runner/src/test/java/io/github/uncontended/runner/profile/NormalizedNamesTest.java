package io.github.uncontended.runner.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that differ between runs become one. */
final class NormalizedNamesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java/lang/Object|java.lang.Object",
        "a/B$C|a.B$C",
        "[B|byte[]",
        "[[Ljava/lang/String;|java.lang.String[][]",
        "a/B$$Lambda$14+0x0000000800c03000|a.B$$Lambda",
        "a/B$$Lambda$14.0x00007fe70c002c00|a.B$$Lambda",
        "a/B$$Lambda/0x00007f1c04003200|a.B$$Lambda",
        "jdk/proxy2/$Proxy12|jdk.proxy2.$Proxy",
        "jdk/internal/reflect/GeneratedMethodAccessor17|jdk.internal.reflect.GeneratedMethodAccessor",
        "java/lang/invoke/LambdaForm$MH/0x0000000800c1c000|java.lang.invoke.LambdaForm$MH",
        "a/Odd Name#x|a.Odd%0020Name%0023x",
      })
  void classes(String internal, String name) {
    assertEquals(name, NormalizedNames.ofClass(internal));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "handle|(I)V|a.B#handle(I)V",
        "lambda$handle$0|(II)V|a.B#handle(*)",
        "lambda$handle$5d1f2a3b$1|(I)V|a.B#handle(*)",
        "lambda$new$3|()V|a.B#<init>(*)",
        "lambda$static$0|()V|a.B#<clinit>(*)",
        "lambda$null$2|()V|a.B#*(*)",
        "lambda$0|()V|a.B#*(*)",
        "lambda|()V|a.B#lambda()V",
        "<init>|()V|a.B#<init>()V",
      })
  void methods(String method, String descriptor, String name) {
    assertEquals(name, NormalizedNames.ofMethod("a.B", method, descriptor).toString());
  }
}
