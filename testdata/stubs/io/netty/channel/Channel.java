package io.netty.channel;

public interface Channel {}
