package jakarta.servlet;

public interface ServletRequest {}
