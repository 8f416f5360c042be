package jakarta.ws.rs;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@HttpMethod("POST")
@Retention(RetentionPolicy.RUNTIME)
public @interface POST {}
