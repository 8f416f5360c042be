package absent;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Near
@Retention(RetentionPolicy.RUNTIME)
public @interface Far {}
