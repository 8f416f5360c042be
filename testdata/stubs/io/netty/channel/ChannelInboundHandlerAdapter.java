package io.netty.channel;

public class ChannelInboundHandlerAdapter implements ChannelInboundHandler {
  @Override
  public void handlerAdded(ChannelHandlerContext ctx) throws Exception {}

  @Override
  public void channelActive(ChannelHandlerContext ctx) throws Exception {}

  @Override
  public void channelRead(ChannelHandlerContext ctx, Object msg) throws Exception {}
}
