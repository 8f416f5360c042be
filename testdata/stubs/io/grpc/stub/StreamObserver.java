package io.grpc.stub;

public interface StreamObserver<V> {
  void onNext(V value);
}
