package org.apache.thrift;

public abstract class TBaseProcessor<I> {
  protected TBaseProcessor(I handler) {}
}
