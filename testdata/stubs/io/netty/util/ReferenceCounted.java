package io.netty.util;

public interface ReferenceCounted {
  ReferenceCounted retain();
}
