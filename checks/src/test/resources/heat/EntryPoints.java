package heat;

import static heat.Probe.probe;

import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import org.springframework.context.event.ContextRefreshedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.transaction.event.TransactionalEventListener;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;

@RequestMapping
class EntryPoints {
  @GetMapping
  @Retention(RetentionPolicy.RUNTIME)
  @interface Route {}

  @Route
  @interface Page {}

  @Page
  @interface Far {}

  @Far @interface Further {}
  @Further @interface TooFar {}

  @interface Plain {}

  @GetMapping("/list")
  Object list(List<String> all, Executor executor, Map<String, String> map) {
    executor.execute(() -> probe()); // CONCURRENT by requests reached from @GetMapping list()
    new Thread(new Runnable() {
      @Override
      public void run() {
        probe(); // CONCURRENT by requests reached from @GetMapping list()
      }

      private void helper() {
        probe(); // UNKNOWN
      }

      public void close() {
        probe(); // COLD lifecycle method close()
      }
    });
    map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
    for (String each : all) {
      probe(); // CONCURRENT by requests reached from @GetMapping list(), in a loop
      map.computeIfAbsent("", x -> probe(x)); // UNKNOWN
      map.computeIfAbsent("", x -> {
        for (; ; ) {
          probe(); // UNKNOWN
        }
      });
    }
    if (all.isEmpty()) {
      throw new IllegalStateException(Probe.<String>probe()); // COLD argument of an exception
    }
    return probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  @PostMapping
  Object save() {
    return probe(); // CONCURRENT by costly requests reached from @PostMapping save()
  }

  @RequestMapping
  Object any() {
    return probe(); // CONCURRENT by requests reached from @RequestMapping any()
  }

  @Page
  Object page() {
    return probe(); // CONCURRENT by requests reached from @Page page()
  }

  @Far
  Object far() {
    return probe(); // CONCURRENT by requests reached from @Far far()
  }

  @TooFar
  Object tooFar() {
    return probe(); // UNKNOWN
  }

  @Plain
  Object plain() {
    return probe(); // UNKNOWN
  }

  @KafkaListener(topics = "t")
  void consume(String message) {
    probe(); // CONCURRENT by requests reached from @KafkaListener consume()
  }

  @EventListener
  void ordered(String event) {
    probe(); // CONCURRENT by requests reached from @EventListener ordered()
  }

  @EventListener
  void refreshed(ContextRefreshedEvent event) {
    probe(); // COLD start-up event
  }

  @EventListener(ContextRefreshedEvent.class)
  void refreshed() {
    probe(); // COLD start-up event
  }

  @EventListener(String.class)
  void string() {
    probe(); // CONCURRENT by requests reached from @EventListener string()
  }

  @TransactionalEventListener
  void committed(String event) {
    probe(); // CONCURRENT by requests reached from @TransactionalEventListener committed()
  }

  @javax.ws.rs.GET
  Object get() {
    return probe(); // CONCURRENT by requests reached from @GET get()
  }

  @jakarta.ws.rs.Path("x")
  Object path() {
    return probe(); // CONCURRENT by requests reached from @Path path()
  }

  @io.micronaut.http.annotation.Get
  Object micronaut() {
    return probe(); // CONCURRENT by requests reached from @Get micronaut()
  }

  @io.quarkus.vertx.web.Route
  Object quarkus() {
    return probe(); // CONCURRENT by requests reached from @Route quarkus()
  }

  @io.micrometer.core.annotation.Timed
  Object timed() {
    return probe(); // CONCURRENT by requests reached from @Timed timed()
  }

  @io.micrometer.core.annotation.Timed
  @Scheduled
  Object timedJob() {
    return probe(); // COLD a timer runs it
  }

  @Scheduled
  Object job() {
    return probe(); // COLD a timer runs it
  }

  @GetMapping
  void init() {
    probe(); // COLD lifecycle method init()
  }

  @GetMapping
  EntryPoints() {
    probe(); // UNKNOWN
  }

  interface Api {
    @GetMapping
    Object remote();

    Object local();
  }

  static class Controller implements Api {
    @Override
    public Object remote() {
      return probe(); // CONCURRENT by requests reached from @GetMapping remote()
    }

    @Override
    public Object local() {
      return probe(); // UNKNOWN
    }
  }

  static class Page2 extends javax.servlet.http.HttpServlet {
    final Object field = probe(); // COLD construction of Page2, a servlet

    @Override
    protected void doGet(
        javax.servlet.http.HttpServletRequest request,
        javax.servlet.http.HttpServletResponse response) {
      probe(); // CONCURRENT by requests reached from HttpServlet.doGet()
      helper();
    }

    protected void doGet(String other) {
      probe(); // UNKNOWN
    }

    @Override
    public void init(Object config) {
      probe(); // COLD lifecycle method init()
    }

    @Override
    public void destroy() {
      probe(); // COLD lifecycle method destroy()
    }

    @Override
    public String getServletInfo() {
      return probe(); // UNKNOWN
    }

    @Override
    public String toString() {
      return probe(); // COLD toString()
    }

    private void helper() {
      probe(); // CONCURRENT by requests reached from HttpServlet.doGet()
    }
  }

  static class Jakarta implements jakarta.servlet.Servlet, jakarta.servlet.Filter {
    @Override
    public void init(Object config) {}

    @Override
    public void service(
        jakarta.servlet.ServletRequest request, jakarta.servlet.ServletResponse response) {
      probe(); // CONCURRENT by requests reached from Servlet.service()
    }

    @Override
    public void doFilter(
        jakarta.servlet.ServletRequest request,
        jakarta.servlet.ServletResponse response,
        jakarta.servlet.FilterChain chain) {
      probe(); // CONCURRENT by requests reached from Filter.doFilter()
    }

    static void doFilter() {
      probe(); // UNKNOWN
    }

    private void service() {
      probe(); // UNKNOWN
    }

    @Override
    public String getServletInfo() {
      return "";
    }

    @Override
    public void destroy() {}
  }

  static class Netty extends io.netty.channel.ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(io.netty.channel.ChannelHandlerContext ctx, Object msg) {
      probe(); // CONCURRENT reached from ChannelInboundHandler.channelRead()
    }

    @Override
    public void channelActive(io.netty.channel.ChannelHandlerContext ctx) {
      probe(); // COLD channelActive(), which runs seldom
    }
  }

  static class VertxRoute implements io.vertx.core.Handler<io.vertx.ext.web.RoutingContext> {
    @Override
    public void handle(io.vertx.ext.web.RoutingContext context) {
      probe(); // CONCURRENT by requests reached from Handler.handle()
    }
  }

  static class VertxTimer implements io.vertx.core.Handler<Long> {
    @Override
    public void handle(Long id) {
      probe(); // UNKNOWN
    }
  }

  static void routes(List<io.vertx.core.Handler<io.vertx.ext.web.RoutingContext>> routes) {
    routes.add(context -> probe()); // CONCURRENT by requests reached from Handler.handle()
  }

  static void timers(List<io.vertx.core.Handler<Long>> timers) {
    timers.add(id -> probe()); // UNKNOWN
  }

  static class Acceptor extends io.netty.channel.ChannelInboundHandlerAdapter {
    @Override
    public void channelRead(io.netty.channel.ChannelHandlerContext ctx, Object msg) {
      register((io.netty.channel.Channel) msg);
      probe(); // COLD handler of new connections
    }

    private void register(io.netty.channel.Channel child) {
      probe(); // COLD only reached from cold code: handler of new connections
    }
  }

  /** The channel that it casts is not the message. */
  static class Forwarder extends io.netty.channel.ChannelInboundHandlerAdapter {
    private Object peer;

    @Override
    public void channelRead(io.netty.channel.ChannelHandlerContext ctx, Object msg) {
      io.netty.channel.Channel to = (io.netty.channel.Channel) peer;
      probe(); // CONCURRENT reached from ChannelInboundHandler.channelRead()
    }
  }

  static class Traced {
    @io.opentelemetry.instrumentation.annotations.WithSpan
    public void handle() {
      probe(); // CONCURRENT by requests reached from @WithSpan handle()
    }

    @io.opentelemetry.instrumentation.annotations.WithSpan
    private void step() {
      probe(); // UNKNOWN
    }
  }

  abstract static class GreeterImplBase implements io.grpc.BindableService {
    public void sayHello(String request) {}

    @Override
    public Object bindService() {
      return null;
    }
  }

  static class Health extends io.grpc.health.v1.HealthGrpc.HealthImplBase {
    @Override
    public void check(String request) {
      probe(); // UNKNOWN
    }
  }

  static class Greeter extends GreeterImplBase {
    @Override
    public void sayHello(String request) {
      probe(); // CONCURRENT by requests reached from gRPC GreeterImplBase.sayHello()
    }

    @Override
    public Object bindService() {
      return probe(); // UNKNOWN
    }

    @Override
    public int hashCode() {
      return probe(); // UNKNOWN
    }

    public void other() {
      probe(); // UNKNOWN
    }
  }

  abstract static class Statement implements java.sql.PreparedStatement {
    @Override
    public java.sql.ResultSet executeQuery() {
      return probe(); // CONCURRENT reached from JDBC PreparedStatement.executeQuery()
    }

    @Override
    public int getMaxRows() {
      return probe(); // CONCURRENT reached from JDBC Statement.getMaxRows()
    }

    @Override
    public void close() {
      probe(); // UNKNOWN
    }

    @Override
    public String toString() {
      return probe(); // COLD toString()
    }

    @Override
    public <T> T unwrap(Class<T> type) {
      return probe(); // UNKNOWN
    }

    private void executeQuery(int own) {
      probe(); // UNKNOWN
    }

    void init() {
      probe(); // COLD lifecycle method init()
    }
  }

  abstract static class Unpooled implements javax.sql.DataSource {
    private String url;

    @Override
    public java.sql.Connection getConnection() throws java.sql.SQLException {
      probe(); // UNKNOWN
      return open();
    }

    private java.sql.Connection open() throws java.sql.SQLException {
      return java.sql.DriverManager.getConnection(url);
    }
  }

  abstract static class Pool implements javax.sql.DataSource {
    @Override
    public java.sql.Connection getConnection() {
      return probe(); // CONCURRENT reached from DataSource.getConnection()
    }

    @Override
    public java.sql.Connection getConnection(String user, String password) {
      return probe(); // UNKNOWN
    }

    @Override
    public int getLoginTimeout() {
      return probe(); // UNKNOWN
    }
  }

  static void serve(com.sun.net.httpserver.HttpServer server) {
    server.createContext("/", exchange -> probe(exchange)); // CONCURRENT by requests reached from HttpHandler.handle()
    server.createContext("/", EntryPoints::handled);
    server.createContext("/", new com.sun.net.httpserver.HttpHandler() {
      @Override
      public void handle(com.sun.net.httpserver.HttpExchange exchange) throws IOException {
        probe(); // CONCURRENT by requests reached from HttpHandler.handle()
      }
    });
  }

  private static void handled(com.sun.net.httpserver.HttpExchange exchange) {
    probe(); // CONCURRENT by requests reached from HttpHandler.handle()
  }

  static class OrderAdminController {
    @GetMapping
    String list() {
      return probe(); // COLD administration class OrderAdminController
    }
  }

  /** Who calls a class says more than its name. */
  static class AdminCredentials {
    Object effective() {
      return masked();
    }

    private Object masked() {
      return probe(); // CONCURRENT by requests reached from @GetMapping login() through AdminCredentials.effective
    }

    Object listed() {
      return probe(); // COLD administration class AdminCredentials
    }

    Object all() {
      return shown();
    }

    private Object shown() {
      return probe(); // COLD only reached from cold code: administration class AdminCredentials
    }
  }

  static class LoginController {
    @GetMapping
    Object login(AdminCredentials credentials) {
      return credentials.effective();
    }
  }

  static class AdministrativeCostController {
    @GetMapping
    String list() {
      return probe(); // CONCURRENT by requests reached from @GetMapping list()
    }
  }

  /** Methods of the class bodies of constants. */
  interface Style {
    Object show();

    Style PLAIN =
        new Style() {
          final Object first = probe(); // COLD static initializer

          @Override
          public Object show() {
            return probe(); // CONCURRENT by requests reached from @GetMapping styled()
          }
        };
  }

  @GetMapping
  Object styled() {
    return Style.PLAIN.show();
  }
}
