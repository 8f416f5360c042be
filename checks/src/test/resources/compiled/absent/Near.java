package absent;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@org.springframework.web.bind.annotation.GetMapping
@Retention(RetentionPolicy.RUNTIME)
public @interface Near {}
