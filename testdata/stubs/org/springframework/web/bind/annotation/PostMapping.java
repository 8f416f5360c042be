package org.springframework.web.bind.annotation;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@RequestMapping(method = RequestMethod.POST)
@Retention(RetentionPolicy.RUNTIME)
public @interface PostMapping {
  String[] value() default {};
}
