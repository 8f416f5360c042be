package heat;

import static heat.Probe.probe;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;

/** Thirty routes: what fewer than three of them reach may run now and then. */
class ManyRoutes {
  @GetMapping("/first")
  Object first() {
    ofTwo();
    ofTwoAndChange();
    ofThree();
    ofChanges();
    return probe(); // UNKNOWN
  }

  @GetMapping("/second")
  Object second() {
    ofTwo();
    ofTwoAndChange();
    ofThree();
    return null;
  }

  @GetMapping("/third")
  Object third() {
    return ofThree();
  }

  @PostMapping("/fourth")
  Object fourth() {
    ofTwoAndChange();
    return null;
  }

  private Object ofTwo() {
    ofTwo();
    return probe(); // UNKNOWN
  }

  private Object ofTwoAndChange() {
    return probe(); // CONCURRENT reached from @GetMapping first()
  }

  private Object ofThree() {
    return probe(); // CONCURRENT reached from @GetMapping first()
  }

  private Object ofChanges() {
    return probe(); // UNKNOWN
  }

  @GetMapping("/5")
  Object route5() {
    return null;
  }

  @GetMapping("/6")
  Object route6() {
    return null;
  }

  @GetMapping("/7")
  Object route7() {
    return null;
  }

  @GetMapping("/8")
  Object route8() {
    return null;
  }

  @GetMapping("/9")
  Object route9() {
    return null;
  }

  @GetMapping("/10")
  Object route10() {
    return null;
  }

  @GetMapping("/11")
  Object route11() {
    return null;
  }

  @GetMapping("/12")
  Object route12() {
    return null;
  }

  @GetMapping("/13")
  Object route13() {
    return null;
  }

  @GetMapping("/14")
  Object route14() {
    return null;
  }

  @GetMapping("/15")
  Object route15() {
    return null;
  }

  @GetMapping("/16")
  Object route16() {
    return null;
  }

  @GetMapping("/17")
  Object route17() {
    return null;
  }

  @GetMapping("/18")
  Object route18() {
    return null;
  }

  @GetMapping("/19")
  Object route19() {
    return null;
  }

  @GetMapping("/20")
  Object route20() {
    return null;
  }

  @GetMapping("/21")
  Object route21() {
    return null;
  }

  @GetMapping("/22")
  Object route22() {
    return null;
  }

  @GetMapping("/23")
  Object route23() {
    return null;
  }

  @GetMapping("/24")
  Object route24() {
    return null;
  }

  @GetMapping("/25")
  Object route25() {
    return null;
  }

  @GetMapping("/26")
  Object route26() {
    return null;
  }

  @GetMapping("/27")
  Object route27() {
    return null;
  }

  @GetMapping("/28")
  Object route28() {
    return null;
  }

  @GetMapping("/29")
  Object route29() {
    return null;
  }

  @GetMapping("/30")
  Object route30() {
    return null;
  }
}
