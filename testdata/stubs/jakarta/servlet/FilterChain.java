package jakarta.servlet;

public interface FilterChain {
  void doFilter(ServletRequest request, ServletResponse response)
      throws java.io.IOException, ServletException;
}
