package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** Objects that are configured while they are built. */
public class BuiltOfConstants {
  static final String PATTERN = "yyyy";
  private static final Gson OF_POLICY_GSON = new GsonBuilder().setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE).create();
  private static final Gson OF_ADAPTER_GSON = new GsonBuilder().registerTypeAdapter(String.class, new Adapter()).create();
  private static final Gson OF_FACTORY_GSON = PrettyBuilder.of(2).create();
  private static final Gson OF_ARGUMENT_GSON = new PrettyBuilder("yy").create();
  private static final Gson GSON = new GsonBuilder().setDateFormat("yyyy").create();
  static FieldNamingPolicy policy = FieldNamingPolicy.IDENTITY;

  static class Adapter {}

  static class PrettyBuilder extends GsonBuilder {
    PrettyBuilder(String pattern) {
      setDateFormat(pattern);
    }

    static PrettyBuilder of(int indent) {
      return new PrettyBuilder("y" + indent);
    }

    static PrettyBuilder checked() throws IllegalAccessException {
      throw new IllegalAccessException();
    }
  }

  class InnerBuilder extends GsonBuilder {}

  class InnerAdapter {}

  String ofLiteral(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return GSON.toJson(value);
  }

  String ofPolicy(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return OF_POLICY_GSON.toJson(value);
  }

  String ofAdapter(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return OF_ADAPTER_GSON.toJson(value);
  }

  String ofFactory(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return OF_FACTORY_GSON.toJson(value);
  }

  String ofArgument(Object value) {
    // BUG: Diagnostic contains: SUGGESTION UNSAFE Gson is built on each call
    return OF_ARGUMENT_GSON.toJson(value);
  }

  // What names members of the class, which may be declared only later.

  String ofOwnConstant(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new GsonBuilder().setDateFormat(PATTERN).create().toJson(value);
  }

  String ofOwnSum(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new GsonBuilder().setDateFormat("a" + PATTERN).create().toJson(value);
  }

  String ofOwnField(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new GsonBuilder().setFieldNamingPolicy(policy).create().toJson(value);
  }

  String ofInnerAdapter(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new GsonBuilder().registerTypeAdapter(String.class, new InnerAdapter()).create().toJson(value);
  }

  String ofInnerBuilder(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new InnerBuilder().create().toJson(value);
  }

  String ofAnonymous(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new GsonBuilder() {}.create().toJson(value);
  }

  String ofLocalClass(Object value) {
    class LocalBuilder extends GsonBuilder {}
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return new LocalBuilder().create().toJson(value);
  }

  String ofChecked(Object value) throws IllegalAccessException {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    return PrettyBuilder.checked().create().toJson(value);
  }

  String withComment(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    Gson gson = new GsonBuilder() /* for people */.setPrettyPrinting().create();
    return gson.toJson(value);
  }

  String tooLong(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    Gson gson = new GsonBuilder()
        .setDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSXXX")
        .setPrettyPrinting()
        .setFieldNamingPolicy(FieldNamingPolicy.UPPER_CAMEL_CASE)
        .create();
    return gson.toJson(value);
  }

  Gson passedOn(Object value) {
    Gson gson = new GsonBuilder().create();
    return value == null ? gson : null;
  }

  int compared(Object value) {
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    Gson gson = new GsonBuilder().create();
    return gson.hashCode();
  }

  String ofBuilder(Object value) {
    GsonBuilder builder = new GsonBuilder();
    builder.setPrettyPrinting().setDateFormat("yyyy");
    // BUG: Diagnostic contains: SUGGESTION ADVICE Gson is built on each call
    Gson gson = builder.create();
    return gson.toJson(value);
  }

  String ofFreshPolicy(Object value) {
    // BUG: Diagnostic contains: What differs from call to call goes into writer().with(...)
    ObjectMapper mapper = new ObjectMapper();
    if (value == policy) {
      // Advised beside the constant.
      mapper.findAndRegisterModules();
    }
    return mapper.writeValueAsString(value);
  }
}
