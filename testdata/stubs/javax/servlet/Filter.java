package javax.servlet;

public interface Filter {
  void init(Object config) throws ServletException;

  void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws java.io.IOException, ServletException;

  void destroy();
}
