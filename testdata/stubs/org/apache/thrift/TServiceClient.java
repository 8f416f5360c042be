package org.apache.thrift;

public abstract class TServiceClient {}
