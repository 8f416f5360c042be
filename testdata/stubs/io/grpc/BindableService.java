package io.grpc;

public interface BindableService {
  Object bindService();
}
