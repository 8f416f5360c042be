package io.github.uncontended.runner.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.InputStream;
import java.util.Set;

/** Navigates JSON reports. */
final class ReportJson {
  private ReportJson() {}

  static JsonObject json(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  /** The only element of an array, an object. */
  static JsonObject only(JsonElement array) {
    assertEquals(1, array.getAsJsonArray().size());
    return array.getAsJsonArray().get(0).getAsJsonObject();
  }

  /** The results of the only run. */
  static JsonArray results(String sarif) {
    return only(json(sarif).get("runs")).getAsJsonArray("results");
  }

  /** Follows a path of properties; an array on the path must have one element. */
  static JsonObject object(JsonObject of, String... path) {
    JsonObject at = of;
    for (String name : path) {
      JsonElement next = at.get(name);
      at = next.isJsonArray() ? only(next) : next.getAsJsonObject();
    }
    return at;
  }

  /** Validates a report against the schema of SARIF 2.1.0. */
  static void assertValidSarif(String sarif) throws IOException {
    try (InputStream in = ReportJson.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
      JsonSchema schema =
          JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7)
              .getSchema(new String(in.readAllBytes(), UTF_8));
      assertEquals(Set.of(), schema.validate(sarif, InputFormat.JSON));
    }
  }
}
