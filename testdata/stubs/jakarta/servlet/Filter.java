package jakarta.servlet;

public interface Filter {
  default void init(Object config) throws ServletException {}

  void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws java.io.IOException, ServletException;

  default void destroy() {}
}
