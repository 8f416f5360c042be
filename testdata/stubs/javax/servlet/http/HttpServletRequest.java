package javax.servlet.http;

import javax.servlet.ServletRequest;

public interface HttpServletRequest extends ServletRequest {
  String getParameter(String name);

  HttpSession getSession();
}
