package io.github.uncontended.analysis.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.testing.Probe;
import org.junit.jupiter.api.Test;

final class EffectiveRuntimeTest {
  private static final int OWN = Runtime.version().feature();

  private static final String SOURCE =
      """
      import java.util.*;
      class Probed {
        static void probe(String call, Object value) {}
        static synchronized int own() { return 1; }
        static int free() { return 1; }
        static synchronized String getProperty(String s) { return s; }
        void m(Properties p, Hashtable<String, String> h, Vector<String> v, StringBuffer b,
            Settings s) {
          probe("zone", TimeZone.getTimeZone("UTC"));
          probe("zone of id", TimeZone.getTimeZone(java.time.ZoneId.of("UTC")));
          probe("ids", TimeZone.getAvailableIDs());
          probe("default zone", TimeZone.getDefault());
          probe("property", p.getProperty("x"));
          probe("properties get", p.get("x"));
          probe("properties put", p.put("x", "y"));
          probe("properties of subclass", s.get("x"));
          probe("system", System.getProperty("x"));
          probe("env", System.getenv("x"));
          probe("boolean", Boolean.getBoolean("x"));
          probe("integer", Integer.getInteger("x"));
          probe("long", Long.getLong("x"));
          probe("parse", Boolean.parseBoolean("x"));
          probe("hashtable", h.get("x"));
          probe("hashtable size", h.size());
          probe("entries", h.entrySet());
          probe("vector", v.get(0));
          probe("buffer", b.toString());
          probe("map", new HashMap<>().get("x"));
          probe("own", own());
          probe("free", free());
          probe("own getProperty", getProperty("x"));
        }
        static class Settings extends Properties {}
      }
      """;

  private static ImmutableList<Probe> probes(ImmutableList<String> errorProne, String... javac) {
    return Probe.in(ImmutableMap.of("Probed", SOURCE), ImmutableList.copyOf(javac), errorProne);
  }

  private static int feature(ImmutableList<String> errorProne, String... javac) {
    return EffectiveRuntime.feature(probes(errorProne, javac).get(0).state());
  }

  /** The calls that lock, of those in the source. */
  private static String locking(ImmutableList<String> errorProne, String... javac) {
    StringBuilder locking = new StringBuilder();
    for (Probe probe : probes(errorProne, javac)) {
      MethodSymbol method = ASTHelpers.getSymbol((MethodInvocationTree) probe.expression());
      if (EffectiveRuntime.locks(
          method, ASTHelpers.getReceiverType(probe.expression()), probe.state())) {
        locking.append(locking.length() == 0 ? "" : ", ").append(probe.expected());
      }
    }
    return locking.toString();
  }

  private static ImmutableList<String> runtime(String release) {
    return ImmutableList.of("-XepOpt:Uncontended:TargetRuntime=" + release);
  }

  private static final ImmutableList<String> NONE = ImmutableList.of();

  private static final String ALWAYS =
      "hashtable, hashtable size, vector, buffer, own, own getProperty";
  private static final String SINCE_25 = "properties put, " + ALWAYS;
  private static final String FROM_9_TO_24 = "zone, ids, " + SINCE_25;
  private static final String ON_8 =
      "zone, ids, property, properties get, properties put, properties of subclass, system, boolean,"
          + " integer, long, "
          + ALWAYS;

  @Test
  void featureIsTheUsersWordThenReleaseThenTargetThenJavacs() {
    assertEquals(OWN, feature(NONE));
    assertEquals(11, feature(NONE, "--release", "11"));
    assertEquals(8, feature(NONE, "--release", "8"));
    assertEquals(11, feature(NONE, "-source", "11", "-target", "11"));
    assertEquals(8, feature(NONE, "-source", "1.8", "-target", "1.8"));
    assertEquals(11, feature(NONE, "--source", "11", "--target", "11"));
    assertEquals(OWN, feature(NONE, "-source", "11"));
    assertEquals(21, feature(runtime("21"), "--release", "11"));
    assertEquals(8, feature(runtime("1.8"), "-source", "11", "-target", "11"));
    assertEquals(OWN, feature(runtime("x")));
  }

  @Test
  void flagsAnswerWhereTheApiIsTheRuntimes() {
    String own = OWN >= 25 ? SINCE_25 : FROM_9_TO_24;
    assertEquals(own, locking(NONE));
    assertEquals(FROM_9_TO_24, locking(NONE, "--release", "11"));
    assertEquals(ON_8, locking(NONE, "--release", "8"));
  }

  @Test
  void tableAnswersWhereTheApiIsOfAnotherJdk() {
    assertEquals(ON_8, locking(NONE, "-source", "8", "-target", "8"));
    assertEquals(FROM_9_TO_24, locking(NONE, "-source", "11", "-target", "11"));
    assertEquals(ON_8, locking(runtime("8"), "--release", "11"));
    assertEquals(FROM_9_TO_24, locking(runtime("24"), "--release", "11"));
    assertEquals(SINCE_25, locking(runtime("25"), "--release", "11"));
    assertEquals(FROM_9_TO_24, locking(runtime("9"), "--release", "8"));
    assertEquals(SINCE_25, locking(runtime("99")));
  }

  @Test
  void anotherSystemsApiIsNotTaken() {
    String home = System.getProperty("java.home");
    String locking = locking(NONE, "-source", "11", "-target", "11", "--system", home);
    assertTrue(locking.startsWith("zone, ids, "), locking);
  }

  @Test
  void withoutReceiverTheDeclaringClassDecides() {
    for (Probe probe : probes(NONE, "--release", "8")) {
      MethodSymbol method = ASTHelpers.getSymbol((MethodInvocationTree) probe.expression());
      boolean expected = (", " + ON_8 + ",").contains(", " + probe.expected() + ",");
      assertEquals(expected, EffectiveRuntime.locks(method, probe.state()), probe.expected());
    }
  }
}
