package io.opentelemetry.instrumentation.annotations;

public @interface WithSpan {}
