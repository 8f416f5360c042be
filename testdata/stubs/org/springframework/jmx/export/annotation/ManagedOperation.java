package org.springframework.jmx.export.annotation;

public @interface ManagedOperation {}
