package io.vertx.ext.web;

public interface RoutingContext {}
