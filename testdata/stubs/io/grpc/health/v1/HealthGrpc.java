package io.grpc.health.v1;

public final class HealthGrpc {
  public abstract static class HealthImplBase implements io.grpc.BindableService {
    public void check(String request) {}

    @Override
    public Object bindService() {
      return null;
    }
  }
}
