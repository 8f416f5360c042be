package heat;

import static heat.Probe.probe;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.GetMapping;

/** Branches of an entry point, and of what it calls. */
class Branching {
  private final Map<String, Object> found = new ConcurrentHashMap<>();
  private boolean recording;

  @GetMapping
  Object inBranch(String id) {
    if (id != null) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping inBranch()
      called();
    }
    return null;
  }

  private void called() {
    probe(); // CONCURRENT by requests in a branch reached from @GetMapping inBranch()
  }

  @GetMapping
  Object ofTwoKinds(String id) {
    return Ticket.of(id);
  }

  /** The constructor of a superclass is a part of the same construction. */
  abstract static class Ticket {
    Ticket() {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping ofTwoKinds() through Ticket.of, new Paper()
    }

    static Ticket of(String id) {
      return id.isEmpty() ? new Paper() : new Digital();
    }
  }

  static class Paper extends Ticket {}

  static class Digital extends Ticket {
    Digital() {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping ofTwoKinds() through Ticket.of
      new Stamp();
    }
  }

  static class Stamp {
    Stamp() {
      probe(); // UNKNOWN
    }
  }

  @GetMapping
  Object inTwo(String id) {
    if (id != null) {
      if (recording) {
        probe(); // UNKNOWN
      }
    }
    switch (id.length()) {
      case 0:
        return recording ? probe() : null; // UNKNOWN
      default:
        return null;
    }
  }

  @GetMapping
  Object inChain(String id) {
    if (recording) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping inChain()
    } else if (id.isEmpty()) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping inChain()
    } else if (id.length() == 1) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping inChain()
    } else {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping inChain()
    }
    return null;
  }

  @GetMapping
  Object withMissingValue(String id, String zone) {
    String name = id != null ? id : probe(); // UNKNOWN
    if (null == zone || zone.isEmpty()) {
      probe(); // UNKNOWN
      defaultZone();
    } else {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
    }
    if (!((name == null) && recording)) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
    } else {
      probe(); // UNKNOWN
    }
    if (zone != null && recording) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
    } else {
      probe(); // UNKNOWN
    }
    if (recording && zone == null) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
    }
    if (id == zone) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
    }
    return name == null ? null : probe(); // CONCURRENT by requests in a branch reached from @GetMapping withMissingValue()
  }

  private void defaultZone() {
    probe(); // UNKNOWN
  }

  @GetMapping
  Object withAnswerToBadRequest(String id) {
    if (id == null) {
      probe(); // UNKNOWN
      answer();
      return "bad request";
    }
    if (id.isEmpty()) return probe(); // UNKNOWN
    if (recording) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withAnswerToBadRequest()
    }
    if (id.length() == 1) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withAnswerToBadRequest()
      return "short";
    } else {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withAnswerToBadRequest()
    }
    return null;
  }

  private void answer() {
    probe(); // UNKNOWN
  }

  @GetMapping
  void withReturnAtEnd(String id) {
    if (id != null) {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping withReturnAtEnd()
      return;
    }
  }

  @GetMapping
  Object afterFailure(String id) {
    try {
      return id.length();
    } catch (NullPointerException e) {
      probe(); // UNKNOWN
      return text();
    }
  }

  String text() {
    probe(); // UNKNOWN
    return "";
  }

  @GetMapping
  Object onMiss(String id) {
    Object known = found.get(id);
    if (known == this) {
      return null;
    } else if (known != null) {
      return known;
    }
    known = probe(); // COLD only on a miss, to fill a field or a cache
    found.put(id, known);
    return known;
  }

  @GetMapping
  Object onOtherTest(String id) {
    Object known = found.get(id);
    if (known == this) {
      recording = true;
    } else if (known != null) {
      return known;
    }
    known = probe(); // CONCURRENT by requests reached from @GetMapping onOtherTest()
    found.put(id, known);
    return known;
  }

  static class Base {
    int size() {
      return 0;
    }

    boolean isEmpty() {
      return size() == 0;
    }
  }

  static class Counting extends Base {
    @GetMapping
    Object count() {
      return size() + super.hashCode();
    }
  }

  static class Special extends Base {
    @Override
    int size() {
      probe(); // UNKNOWN
      return 1;
    }
  }

  static class Sub extends Counting {
    @Override
    int size() {
      probe(); // CONCURRENT by requests in a branch reached from @GetMapping count()
      return super.size();
    }
  }

  static class Opened {
    Object open() {
      return null;
    }
  }

  static class CallingSuper extends Opened {
    @GetMapping
    Object show() {
      return super.open();
    }
  }

  static class SubOfCallingSuper extends CallingSuper {
    @Override
    Object open() {
      return probe(); // UNKNOWN
    }
  }

  static class Greeting extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      probe(); // UNKNOWN
      context.pipeline().remove(this);
    }
  }

  static class Replaced extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      probe(); // UNKNOWN
      context.pipeline().replace(this, "next", new Lasting());
    }
  }

  static class Lasting extends ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(ChannelHandlerContext context, Object message) {
      probe(); // CONCURRENT reached from ChannelInboundHandler.channelRead()
      context.pipeline().remove(Greeting.class);
    }
  }

  /** A logger by its methods. */
  interface Reporter {
    void info(String text);

    void error(String text);
  }

  /** No logger. */
  interface Desk {
    void info(String text);
  }

  @GetMapping
  Object report(Reporter reporter, Desk desk) {
    reporter.info("a" + probe()); // COLD argument of a log call below warn
    reporter.error("a" + probe()); // CONCURRENT by requests reached from @GetMapping report()
    desk.info("a" + probe()); // CONCURRENT by requests reached from @GetMapping report()
    return null;
  }

  @GetMapping
  Object acquire(String id) {
    return near(id);
  }

  private Object near(String id) {
    return between(id);
  }

  private Object between(String id) {
    return far(id);
  }

  /** Conditions after the first are for what the first has not answered. */
  private Object far(String id) {
    if (probe(id) != null) { // CONCURRENT by requests reached from @GetMapping acquire() through Branching.near, Branching.between
      return id;
    } else if (probe(id) != null) { // UNKNOWN
      return null;
    } else if (probe(id, id) != null) { // UNKNOWN
      return probe(); // UNKNOWN
    }
    return null;
  }

  @GetMapping
  Object attempted(String id) {
    try {
      if (probe(id) != null) { // CONCURRENT by requests reached from @GetMapping attempted()
        return id;
      }
    } catch (IllegalStateException e) {
      recording = true;
    }
    return probe(); // CONCURRENT by requests in a branch reached from @GetMapping attempted()
  }

  /** Both ways of the attempt go on. */
  @GetMapping
  Object parsed(String id) {
    try {
      recording = id.isEmpty();
    } catch (IllegalStateException e) {
      recording = true;
    }
    return probe(); // CONCURRENT by requests reached from @GetMapping parsed()
  }
}
