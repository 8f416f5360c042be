package testdata;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.springframework.web.bind.annotation.GetMapping;

/** A mapper that only makes nodes inspects no class. */
class Nodes {
  @GetMapping
  Object direct() {
    return new ObjectMapper().createObjectNode();
  }

  @GetMapping
  Object inVariable() {
    ObjectMapper mapper = new ObjectMapper();
    Object first = mapper.createObjectNode();
    return first == null ? mapper.createObjectNode() : first;
  }
}
