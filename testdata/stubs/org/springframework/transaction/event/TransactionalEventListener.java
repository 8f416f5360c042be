package org.springframework.transaction.event;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import org.springframework.context.event.EventListener;

@EventListener
@Retention(RetentionPolicy.RUNTIME)
public @interface TransactionalEventListener {}
