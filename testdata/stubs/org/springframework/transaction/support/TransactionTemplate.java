package org.springframework.transaction.support;

public class TransactionTemplate {
  public <T> T execute(TransactionCallback<T> action) {
    return null;
  }
}
