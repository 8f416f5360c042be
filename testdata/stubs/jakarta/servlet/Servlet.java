package jakarta.servlet;

public interface Servlet {
  void init(Object config) throws ServletException;

  void service(ServletRequest request, ServletResponse response)
      throws java.io.IOException, ServletException;

  String getServletInfo();

  void destroy();
}
