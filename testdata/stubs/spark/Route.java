package spark;

@FunctionalInterface
public interface Route {
  Object handle(Object request, Object response) throws Exception;
}
