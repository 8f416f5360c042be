package io.micronaut.http.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@HttpMethodMapping
@Retention(RetentionPolicy.RUNTIME)
public @interface Get {
  String value() default "/";
}
