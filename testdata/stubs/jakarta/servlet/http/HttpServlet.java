package jakarta.servlet.http;

import jakarta.servlet.Servlet;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;

public abstract class HttpServlet implements Servlet {
  @Override
  public void init(Object config) throws ServletException {}

  @Override
  public void service(ServletRequest request, ServletResponse response)
      throws java.io.IOException, ServletException {}

  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws java.io.IOException, ServletException {}

  protected void doPost(HttpServletRequest request, HttpServletResponse response)
      throws java.io.IOException, ServletException {}

  protected void doPut(HttpServletRequest request, HttpServletResponse response)
      throws java.io.IOException, ServletException {}

  @Override
  public String getServletInfo() {
    return "";
  }

  @Override
  public void destroy() {}
}
