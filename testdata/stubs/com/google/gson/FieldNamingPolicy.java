package com.google.gson;

public enum FieldNamingPolicy {
  IDENTITY,
  UPPER_CAMEL_CASE
}
