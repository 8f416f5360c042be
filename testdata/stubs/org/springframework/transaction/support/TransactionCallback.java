package org.springframework.transaction.support;

public interface TransactionCallback<T> {
  T doInTransaction(Object status);
}
