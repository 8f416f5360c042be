package jakarta.servlet.http;

public interface HttpSession {
  Object getAttribute(String name);
}
