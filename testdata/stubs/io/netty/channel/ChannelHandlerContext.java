package io.netty.channel;

public interface ChannelHandlerContext {
  ChannelPipeline pipeline();
}
