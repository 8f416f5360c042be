package jakarta.servlet;

public interface ServletResponse {}
