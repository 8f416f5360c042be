package io.netty.channel;

public interface ChannelInboundHandler extends ChannelHandler {
  void channelActive(ChannelHandlerContext ctx) throws Exception;

  void channelRead(ChannelHandlerContext ctx, Object msg) throws Exception;
}
