package testdata;

import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.springframework.web.bind.annotation.GetMapping;

/** Who constructs it is not known. */
public class LoadBalancer {
  static final String NAME = "random";

  @GetMapping
  String select(List<String> servers) {
    return servers.get(ThreadLocalRandom.current().nextInt(servers.size()));
  }

  static void print(LoadBalancer balancer) {
    System.out.println(balancer.select(List.of("only")));
  }

  public static void main(String[] args) {
    print(new LoadBalancer());
  }
}
