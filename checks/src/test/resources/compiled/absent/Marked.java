package absent;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Gone
@Retention(RetentionPolicy.RUNTIME)
public @interface Marked {}
