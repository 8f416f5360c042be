package org.springframework.web.bind.annotation;

public enum RequestMethod {
  GET,
  POST,
  PUT
}
