package junit.framework;

public abstract class TestCase {
  protected void setUp() throws Exception {}
}
