package testdata;

import com.google.gson.Gson;
import org.springframework.jmx.export.annotation.ManagedOperation;

/** Operations that a management console calls. */
public class Managed implements ManagedMBean {
  @Override
  public String query(String filter) {
    return parse(filter);
  }

  private static String parse(String filter) {
    return new Gson().toJson(filter.trim());
  }

  @ManagedOperation
  public String dump(Object state) {
    return new Gson().toJson(state);
  }
}

interface ManagedMBean {
  String query(String filter);
}
