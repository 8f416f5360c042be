package testdata;

import java.util.List;
import org.apache.arrow.util.Checks;
import org.apache.arrow.util.Preconditions;

/** The code of the copy is in another jar. */
public class CopiesOfGuava {
  public int load(List<String> children, List<String> fields) {
    // BUG: Diagnostic contains: ADVICE The message of this checkArgument is built on every call, even when the check passes. Test the condition with if
    Preconditions.checkArgument(
        children.size() == fields.size(),
        "found " + fields.size() + " children, expected " + children.size());
    Preconditions.checkArgument(children.size() > 0, "found %s", children.size());
    Preconditions.checkElementIndex(1, children.size(), "child of " + children.size());
    Checks.checkArgument(children.size() > 1, "nothing known of " + children.size());
    return fields.size();
  }
}
