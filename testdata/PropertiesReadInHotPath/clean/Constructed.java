// OPTIONS: -XepOpt:Uncontended:HotMethods=testdata.Constructed#*
package testdata;

import java.util.Properties;

/** Settings that the construction reads into fields, of a class that is hot as a whole. */
public class Constructed {
  private final Properties settings;
  private final int size;
  private final int twice;
  private String name;
  private final long limit = Long.getLong("limit", 9);
  private final String mode;

  Constructed(Properties settings) {
    this.settings = settings;
    this.size = Integer.parseInt(this.settings.getProperty("size"));
    int parsed = Integer.parseInt(this.settings.getProperty("size"));
    this.twice = 2 * parsed;
    name = this.settings.getProperty("name").trim();
    mode = Boolean.getBoolean("trace") ? "trace" : "none";
  }

  String describe() {
    return name + size + twice + limit + mode;
  }
}
