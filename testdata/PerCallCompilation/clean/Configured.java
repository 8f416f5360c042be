package testdata;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

/** Objects that each call configures by its own values, or that are two in one variable. */
public class Configured {
  String ofPattern(Object value, String pattern) {
    Gson gson = new GsonBuilder().setDateFormat(pattern).setPrettyPrinting().create();
    return gson.toJson(value);
  }

  String ofLocal(Object value) {
    String pattern = value.toString();
    return new GsonBuilder().setPrettyPrinting().setDateFormat("y" + pattern).create().toJson(value);
  }

  String reassigned(Object value) {
    Gson gson = new Gson();
    String text = gson.toJson(value);
    gson = new GsonBuilder().setPrettyPrinting().create();
    return text + gson.toJson(value);
  }

  String ofBuilder(Object value, String pattern) {
    GsonBuilder builder = new GsonBuilder().setPrettyPrinting();
    builder.setDateFormat(pattern);
    return builder.create().toJson(value);
  }

  String ofCondition(Object value, boolean pretty) {
    GsonBuilder builder = new GsonBuilder();
    if (pretty) {
      builder.setPrettyPrinting();
    }
    Gson gson = builder.create();
    return gson.toJson(value);
  }

  String ofGiven(Object value, GsonBuilder builder) {
    return builder.create().toJson(value);
  }
}
