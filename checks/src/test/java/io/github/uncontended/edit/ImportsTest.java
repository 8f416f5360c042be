package io.github.uncontended.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.uncontended.testing.Probe;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class ImportsTest {
  private static final String TYPE = "java.util.Objects";

  /**
   * A source and how it may name {@link #TYPE}.
   *
   * @param why names the case
   * @param imports stand before the class
   * @param members stand in the class, beside the place
   */
  record Case(String why, String imports, String members, String name, boolean isImported) {
    @Override
    public String toString() {
      return why;
    }
  }

  private static Case simple(String why, String imports, String members) {
    return new Case(why, imports, members, "Objects", false);
  }

  private static Case imported(String why, String imports, String members) {
    return new Case(why, imports, members, "Objects", true);
  }

  private static Case qualified(String why, String imports, String members) {
    return new Case(why, imports, members, TYPE, false);
  }

  static Stream<Case> cases() {
    return Stream.of(
        imported("nothing in the way", "", ""),
        imported("other imports", "import java.util.List;", "List<String> list;"),
        imported("stars of other packages", "import java.io.*;", "File file;"),
        simple("a star without the name", "import java.util.*; import java.io.*;", "File file;"),
        imported("a star that competes", "import java.util.*; import nested.*;", "Outer outer;"),
        imported("a longer name", "import java.util.List;", "int ObjectsOfList;"),
        imported("a member behind a dot", "", "int x = Other.Objects; class Other2 {}"),
        simple("imported by name", "import java.util.Objects;", ""),
        simple("imported by its only star", "import java.util.*;", ""),
        simple("in use already", "import java.util.Objects;", "int x = Objects.hash(1);"),
        simple("in use by a star", "import java.util.*; import java.io.*;", "Objects x;"),
        imported("a class of the name, in full", "", "int x = new nested.Objects().hash();"),
        qualified("a member class", "", "static class Objects {}"),
        qualified("a field", "", "int Objects;"),
        qualified("a local variable", "", "int m() { int Objects = 1; return Objects; }"),
        qualified("a method's type parameter", "", "<Objects> Objects m() { return null; }"),
        imported("a class that another inherits", "", "class Sub extends Other {}"),
        qualified("another import", "import nested.Objects;", "nested.Objects x;"),
        qualified("another static import", "import static nested.Outer.Objects;", ""),
        qualified("Lombok may be at work", "import lombok.Other;", ""));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void namesType(Case it) {
    String place = "void probed() { probe(\"\", 1); } void probe(String s, Object o) {}";
    Probe probe = probe(it.imports(), "class Probed { " + it.members() + place + " }");
    Fix.Builder fix = Fix.builder();

    String name = Imports.nameOf(TYPE, fix, probe.state().getPath(), probe.state());

    assertEquals(it.name() + it.isImported(), name + fix.build().imports().contains(TYPE));
  }

  @Test
  void typeParameterOfClass() {
    assertEquals(
        TYPE,
        nameIn("class Probed<Objects> { void m() { probe(\"\", 1); } void probe(%s) {} }", TYPE));
  }

  @Test
  void inheritedField() {
    assertEquals(
        TYPE, nameIn("class Probed extends Other { void m() { probe(\"\", 1); } %s }", TYPE));
  }

  @Test
  void classAround() {
    assertEquals(
        TYPE, nameIn("class Probed { class Objects { void m() { probe(\"\", 1); } } %s }", TYPE));
  }

  @Test
  void ownPackage() {
    assertEquals("Far", nameIn("class Probed { void m() { probe(\"\", 1); } %s }", "probed.Far"));
  }

  @Test
  void aClassOfThePackageHidesAStar() {
    String source =
        "class Probed { void m() { probe(\"\", 1); } void probe(String s, Object o) {} }";
    Probe probe = probe("import java.util.*;", source);
    Fix.Builder fix = Fix.builder();
    assertEquals(
        "Timer", Imports.nameOf("java.util.Timer", fix, probe.state().getPath(), probe.state()));
    assertEquals(ImmutableSet.of("java.util.Timer"), fix.build().imports());
  }

  @Test
  void javaLang() {
    assertEquals(
        "System", nameIn("class Probed { void m() { probe(\"\", 1); } %s }", "java.lang.System"));
  }

  private static String nameIn(String source, String type) {
    String method =
        source.contains("probe(%s)") ? "String s, Object o" : "void probe(String s, Object o) {}";
    Probe probe = probe("", source.replace("%s", method));
    Fix.Builder fix = Fix.builder();
    String name = Imports.nameOf(type, fix, probe.state().getPath(), probe.state());
    assertEquals(0, fix.build().imports().size());
    return name;
  }

  private static Probe probe(String imports, String source) {
    ImmutableMap<String, String> sources =
        ImmutableMap.of(
            "probed/Probed", "package probed; " + imports + " " + source,
            "probed/Far", "package probed; class Far {}",
            "probed/Timer", "package probed; class Timer {}",
            "probed/Other",
                "package probed; class Other { static int Objects = 1; static class List {} }",
            "nested/Objects",
                "package nested; public class Objects { public int hash() { return 1; } }",
            "nested/Outer", "package nested; public class Outer { public static class Objects {} }",
            "lombok/Other", "package lombok; public class Other {}");
    return Probe.in(sources, ImmutableList.of(), ImmutableList.of()).get(0);
  }
}
