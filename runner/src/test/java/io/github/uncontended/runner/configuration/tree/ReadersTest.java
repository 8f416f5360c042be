package io.github.uncontended.runner.configuration.tree;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.io.StringReader;
import java.util.List;
import java.util.Properties;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The trees and the positions that the readers give. */
final class ReadersTest {
  private static ImmutableList<String> texts(Setting root, String text) {
    return root.all()
        .skip(1)
        .map(setting -> text.substring(setting.start(), setting.end()))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<String> entries(Setting root) {
    return Entry.of(new Document(Profile.ALWAYS, root)).stream()
        .map(entry -> entry.path() + "=" + entry.value())
        .collect(ImmutableList.toImmutableList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void yamlKeepsPositions(String newLine) throws Exception {
    String text =
        String.join(
            newLine,
            "# \uD83D\uDE00 astral",
            "a-b:",
            "  cD: 'x y' # comment",
            "  e.f: [1, {g: 2}]",
            "  \"h\": >",
            "    folded",
            "  '[i.j]': @filtered@",
            "K_L: ~");
    Setting root = YamlReader.read(text).get(0);

    assertThat(texts(root, text))
        .containsExactly(
            "a-b",
            "cD: 'x y'",
            "1",
            "g: 2",
            "g: 2",
            "\"h\": >" + newLine + "    folded" + newLine,
            "'[i.j]': @filtered@",
            "K_L: ~")
        .inOrder();
    assertThat(entries(root))
        .containsExactly(
            "ab.cd=x y", "ab.e.f=1", "ab.e.f[1].g=2", "ab.h=folded", "ab.i.j=@filtered@", "kl=~")
        .inOrder();
  }

  @Test
  void yamlMergesMappingsAndReadsAllDocuments() throws Exception {
    List<Setting> documents =
        YamlReader.read("base: &base {a: 1}\none:\n  <<: *base\n  b: 2\n---\nc: 3\n---\n- d\n");
    assertThat(documents).hasSize(3);
    assertThat(entries(documents.get(0))).containsExactly("base.a=1", "one.b=2", "one.a=1");
    assertThat(entries(documents.get(1))).containsExactly("c=3");
    assertThat(documents.get(2).children()).isEmpty();
  }

  @Test
  void aValueThatIsAnAliasIsWhereTheAliasIs() throws Exception {
    String text = "a: &x 1\nb: *x # c\nd: {e: *x, f: *x}\n";
    assertThat(texts(YamlReader.read(text).get(0), text))
        .containsExactly("a: &x 1", "b: *x", "d", "e: *x", "f: *x")
        .inOrder();
  }

  @Test
  void aliasesOfMappingsAreReadAsOftenAsTheyOccur() throws Exception {
    String text = "a: &a {x: 1}\n" + "b:\n- *a\n".repeat(1) + "- *a\n".repeat(60);
    assertThat(entries(YamlReader.read(text).get(0))).hasSize(62);
  }

  @Test
  void aMappingOverridesTheKeysThatItMerges() throws Exception {
    String text =
        """
        a: &a {x: 1, y: 2, z: 3}
        b: &b {x: 4, w: 5}
        c: {y: 6, <<: [*b, *a]}
        d: {<<: *a, z: [7]}
        """;
    assertThat(entries(YamlReader.read(text).get(0)).subList(5, 12))
        .containsExactly("c.y=6", "c.x=4", "c.w=5", "c.z=3", "d.z=7", "d.x=1", "d.y=2")
        .inOrder();
  }

  static Stream<String> malformed() {
    StringBuilder laughs = new StringBuilder("a0: &a0 {x: 1, y: 2}\n");
    for (int i = 1; i < 30; i++) {
      laughs.append("a" + i + ": &a" + i + " {x: *a" + (i - 1) + ", y: *a" + (i - 1) + "}\n");
    }
    return Stream.of(
        "a: [1\nb: 2",
        "a: &a\n  b: *a",
        "\ta: 1",
        "{{ template }}: x: y",
        laughs.toString(),
        laughs.toString().replaceAll("x: (.*), y: (.*)}", "<<: [$1, $2]}").replace("[1, 2]", "{}"),
        "[".repeat(100_000));
  }

  @ParameterizedTest
  @MethodSource("malformed")
  void malformedYamlIsUnreadable(String text) {
    assertThrows(UnreadableException.class, () -> YamlReader.read(text));
  }

  @Test
  void theReasonSaysWhatIsWrongAndWhere() {
    assertReason("a: *nope", "found undefined alias nope, line 1, column 4");
    assertReason(
        "a:\n  b: 1\n\tc: 2",
        "found character '\\t(TAB)' that cannot start any token, line 3, column 1");
    assertReason(
        "\r\n'\uD83D\uDE00': \u0001", "a character that YAML does not allow, line 2, column 7");
    assertReason("b: 1\na: &a\n  c: *a", "a node contains an alias of itself, line 2, column 4");
    assertReason(
        "a:\n  " + "[".repeat(100_000), "nested more than 200 levels deep, line 2, column 202");
    assertReason("%YAML 3.0\n---\na", "not readable as YAML: Version{major=3, minor=0}");
    assertThat(assertThrows(UnreadableException.class, () -> PropertiesReader.read("a\nb=\\u12")))
        .hasMessageThat()
        .isEqualTo("a malformed \\u escape, line 2, column 3");
  }

  private static void assertReason(String yaml, String reason) {
    assertThat(assertThrows(UnreadableException.class, () -> YamlReader.read(yaml)))
        .hasMessageThat()
        .isEqualTo(reason);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void propertiesAreThoseOfTheJdk(String newLine) throws Exception {
    String text =
        String.join(
            newLine,
            "# comment \\",
            "  a.b = c d  ",
            "e:f",
            "g h",
            "i\\ j\\=k\\:l=\\u0041\\t\\\\",
            "! m=n",
            "o=p\\",
            "    q \\",
            "r",
            "empty",
            "s = ",
            "",
            "t==u",
            "v \\",
            "  = w",
            "last=x\\");
    Properties expected = new Properties();
    expected.load(new StringReader(text));
    Setting root = PropertiesReader.read(text);
    Properties actual = new Properties();
    root.children().forEach(it -> actual.setProperty(it.name(), it.value().orElseThrow()));

    assertThat(actual).isEqualTo(expected);
    assertThat(texts(root, text).subList(0, 3))
        .containsExactly("a.b = c d", "e:f", "g h")
        .inOrder();
  }

  @Test
  void theLastValueOfAPropertyCounts() throws Exception {
    String text = "a = 1\nb = 2\n\\u0061 : 3\n#---\nb = 4";
    assertThat(texts(PropertiesReader.read(text), text))
        .containsExactly("\\u0061 : 3", "b = 4")
        .inOrder();
    ImmutableList<Setting> documents = PropertiesReader.documents(text);
    assertThat(texts(documents.get(0), text)).containsExactly("b = 2", "\\u0061 : 3").inOrder();
    assertThat(texts(documents.get(1), text)).containsExactly("b = 4");
  }

  @Test
  void itemsOfListsAreGroupsOfTheirOwn() throws Exception {
    Setting yaml =
        YamlReader.read("a:\n- b: 1\n  c: 2\n- b: 3\n- d: [4, 5]\n  '[x.y]': {e: 6}\n").get(0);
    Setting properties =
        PropertiesReader.read(
            "a[0].b=1\na[0].c=2\na[1].b=3\na[2].d[0]=4\na[2].d[1]=5\na[2][x.y].e=6\n[0]=7");
    assertThat(entries(yaml))
        .containsExactly("a[0].b=1", "a[0].c=2", "a[1].b=3", "a[2].d=4", "a[2].d=5", "a[2].x.y.e=6")
        .inOrder();
    assertThat(entries(properties)).containsExactlyElementsIn(entries(yaml)).inOrder();
    assertThat(
            Entry.of(new Document(Profile.ALWAYS, yaml)).stream().map(Entry::groupName).distinct())
        .containsExactly("a", "a.x.y");
  }

  @Test
  void separatorsDividePropertiesOfSpring() throws Exception {
    String text = "a=1\n#---\nb=2\n!--- \n#----\nc=3";
    assertThat(PropertiesReader.documents(text)).hasSize(3);
    assertThat(entries(PropertiesReader.read(text))).containsExactly("a=1", "b=2", "c=3");
    assertThrows(UnreadableException.class, () -> PropertiesReader.read("a=\\u00g0"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n"})
  void xmlKeepsPositions(String newLine) throws Exception {
    String text =
        String.join(
            newLine,
            "<?xml version=\"1.0\"?>",
            "<!DOCTYPE a SYSTEM \"http://localhost:1/x.dtd\" [ <!ENTITY e '<b>'> <!-- > --> ]>",
            "<!-- <a> -->",
            "<a xmlns:q=\"urn:q\" xmlns=\"urn:a\">",
            "  <b c = '>' q:d=\"x &amp; y\"/><b c=\"2\"",
            "     d='\uD83D\uDE00' />",
            "  <![CDATA[<b>]]>",
            "  <q:e>",
            "    text <!-- <b> -->",
            "  </q:e>",
            "  <?pi <b> ?><f></f>",
            "</a>");
    Setting root = XmlReader.read(text);

    assertThat(root.name()).isEqualTo("a");
    assertThat(root.value()).isEmpty();
    assertThat(texts(root, text))
        .containsExactly(
            "<b c = '>' q:d=\"x &amp; y\"/>",
            "c = '>'",
            "q:d=\"x &amp; y\"",
            "<b c=\"2\"" + newLine + "     d='\uD83D\uDE00' />",
            "c=\"2\"",
            "d='\uD83D\uDE00'",
            "<q:e>" + newLine + "    text <!-- <b> -->" + newLine + "  </q:e>",
            "<f>")
        .inOrder();
    assertThat(root.child("b").orElseThrow().valueOf("q:d")).hasValue("x & y");
    assertThat(root.valueOf("e")).hasValue("text");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "text", "<a>", "<a></b>", "<a b='1' b='2'/>", "<a>&undeclared;</a>x"})
  void malformedXmlIsUnreadable(String text) {
    assertThrows(UnreadableException.class, () -> XmlReader.read(text));
  }

  @Test
  void theReasonSaysWhyXmlIsNotRead() {
    assertXmlReason("<a>".repeat(5000), "nested more than 200 elements deep, line 1, column 601");
    assertXmlReason(
        "\n<!DOCTYPE a><a b='&e;'/>",
        "an attribute refers to the entity e, and entities are not read, line 2, column 22");
    assertXmlReason(
        "<!DOCTYPE a [<!ENTITY f 'x'>]>\n<a>\n  <b c='&amp;&e;'/></a>",
        "an attribute refers to the entity e, and entities are not read, line 3, column 17");
    assertXmlReason("<a " + attributes(10_001) + "/>", "beyond a limit of the JDK's XML parser: ");
    assertXmlReason("<a>\n<b></a>", "line 2, column 6");
    assertXmlReason("<!DOCTYPE a><a b='&amp;' c=d/>", "not well-formed XML: ");
    assertXmlReason(
        "<a b='1' b='2'/>", "not well-formed XML: the attribute b occurs twice, line 1, column 17");
    assertXmlReason(
        "<a xmlns:p='u' xmlns:q='u' p:b='' q:b=''/>",
        "not well-formed XML: the attribute b occurs twice, line 1, column 43");
    assertXmlReason(
        "<a>\n <q:b/></a>", "not well-formed XML: no namespace for the prefix q, line 2, column 8");
    assertXmlReason(
        "<a>\n <b p:c='1'/></a>",
        "not well-formed XML: no namespace for the prefix p, line 2, column 14");
  }

  private static String attributes(int count) {
    return IntStream.range(0, count).mapToObj(i -> "a" + i + "=''").collect(joining(" "));
  }

  private static void assertXmlReason(String xml, String reason) {
    assertThat(assertThrows(UnreadableException.class, () -> XmlReader.read(xml)))
        .hasMessageThat()
        .contains(reason);
  }

  @Test
  void entitiesInTheTextAreNotRead() throws Exception {
    String text =
        "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a><b>x&e;&lt;</b>&e;<c/></a>";
    Setting root = XmlReader.read(text);
    assertThat(root.valueOf("b")).hasValue("x${e}<");
    assertThat(texts(root, text)).containsExactly("<b>x&e;&lt;</b>", "<c/>").inOrder();
  }

  @Test
  void aDeclaredEntityInAnAttributeIsAPlaceholder() throws Exception {
    String text =
        "<!DOCTYPE a [<!ENTITY e 'x'><!ENTITY f '&e;&e;'>]>\n"
            + "<a b='&e;&amp;' c='1'><d>&f;<![CDATA[&e;]]>&#38;</d></a>";
    Setting root = XmlReader.read(text);
    assertThat(root.valueOf("b")).hasValue("${e}&");
    assertThat(root.valueOf("c")).hasValue("1");
    assertThat(root.valueOf("d")).hasValue("${f}&e;&");
    assertThat(texts(root, text).subList(0, 2)).containsExactly("b='&e;&amp;'", "c='1'").inOrder();
    assertThat(XmlReader.read("<!DOCTYPE a PUBLIC 'a' 'a.dtd'><a b='&e;'/>").valueOf("b"))
        .hasValue("${e}");
  }

  @Test
  void thePrefixOfSpringsPropertiesIsThatOfTheirNamespace() throws Exception {
    String text =
        "<a xmlns:q='http://www.springframework.org/schema/p' xmlns:p='urn:p' q:b='1' p:c='2'/>";
    Setting root = XmlReader.read(text);
    assertThat(root.valueOf("p:b")).hasValue("1");
    assertThat(root.child("p:c")).isEmpty();
    assertThat(texts(root, text)).containsExactly("q:b='1'", "p:c='2'").inOrder();
  }

  @Test
  void profilesOfDevelopmentAreKnown() {
    for (String development :
        List.of(
            "dev", "test", "local", "dev,test", "dev | ci", "docker-dev", "!prod", "!production")) {
      assertWithMessage(development).that(Profile.of(development).isDevelopment()).isTrue();
    }
    for (String other :
        List.of("", "prod", "!dev", "dev,prod", "mysql", "contest", "!(dev | test)")) {
      assertWithMessage(other).that(Profile.of(other).isDevelopment()).isFalse();
    }
  }

  @Test
  void expressionsOfProfilesAreEvaluated() {
    for (String development :
        List.of(
            "!aws & !azure & test",
            "(dev | ci) & (prod | aws)",
            "!(prod | aws)",
            "!!dev",
            "dev;test it",
            "!prod & !dev",
            "dev & !aws",
            "((dev)",
            "!")) {
      assertWithMessage(development).that(Profile.of(development).isDevelopment()).isTrue();
    }
    for (String other :
        List.of(
            "prod & !aws",
            "prod;dev",
            "prod dev",
            "!(dev & aws)",
            "!dev & aws",
            "!(!aws)",
            "(dev | prod) & aws",
            "prod)",
            "&")) {
      assertWithMessage(other).that(Profile.of(other).isDevelopment()).isFalse();
    }
    assertThat(Profile.of("prod & !aws").isProduction()).isTrue();
    assertThat(Profile.of("!aws").isProduction()).isFalse();
    assertThat(Profile.of("!dev & !staging").isProduction()).isTrue();
    assertThat(Profile.of("staging & !aws").isTrial()).isTrue();
  }

  @Test
  void profilesOfRehearsalsAreKnown() {
    for (String trial : List.of("dev", "staging", "eu-staging", "qa,uat", "dev | qa", "pre-prod")) {
      assertWithMessage(trial).that(Profile.of(trial).isTrial()).isTrue();
    }
    for (String other : List.of("", "prod", "!staging", "staging,prod", "mysql", "!qa | uat")) {
      assertWithMessage(other).that(Profile.of(other).isTrial()).isFalse();
    }
    assertThat(Profile.of("!staging").isDevelopment()).isFalse();
  }

  @Test
  void profilesOfProductionAreKnown() {
    for (String production :
        List.of("prod", "production", "eu-prod", "LIVE", "staging | prod", "!dev", "!staging")) {
      assertWithMessage(production).that(Profile.of(production).isProduction()).isTrue();
    }
    for (String other : List.of("", "preprod", "pre-prod", "!prod", "mysql", "dev")) {
      assertWithMessage(other).that(Profile.of(other).isProduction()).isFalse();
    }
  }
}
