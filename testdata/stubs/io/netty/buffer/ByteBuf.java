package io.netty.buffer;

import io.netty.util.ReferenceCounted;

public abstract class ByteBuf implements ReferenceCounted {
  @Override
  public abstract ByteBuf retain();

  public abstract ByteBuf retainedSlice();
}
