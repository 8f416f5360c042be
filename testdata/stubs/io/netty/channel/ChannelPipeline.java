package io.netty.channel;

public interface ChannelPipeline {
  Object remove(Object handler);

  Object replace(Object old, String name, Object handler);
}
