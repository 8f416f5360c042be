import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Get;

@Controller("/rates")
class RateController {
  @Get("/{pair}")
  String rate(String pair) {
    return pair + "=1.07";
  }
}
