package io.netty.buffer;

public interface ByteBufAllocator {
  ByteBuf buffer();
}
