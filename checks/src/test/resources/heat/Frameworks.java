package heat;

import static heat.Probe.probe;

import com.linecorp.armeria.server.annotation.Get;
import com.linecorp.armeria.server.annotation.Post;
import com.rabbitmq.client.DeliverCallback;
import io.javalin.http.Handler;
import io.jooby.annotation.GET;
import org.apache.thrift.TBaseProcessor;
import org.apache.thrift.TServiceClient;

/** What frameworks call for each request or message, each known by its own marks. */
class Frameworks {
  static class Armeria {
    @Get("/items")
    Object items() {
      return probe(); // CONCURRENT by requests reached from @Get items()
    }

    @Post("/items")
    Object add() {
      return probe(); // CONCURRENT by costly requests reached from @Post add()
    }
  }

  static class Jooby {
    @GET
    Object items() {
      return probe(); // CONCURRENT by requests reached from @GET items()
    }

    io.jooby.Route.Handler handler() {
      return context -> probe(); // CONCURRENT by requests reached from Handler.apply()
    }
  }

  static class Javalin implements Handler {
    @Override
    public void handle(Object context) {
      probe(); // CONCURRENT by requests reached from Handler.handle()
    }

    Handler other() {
      return context -> probe(); // CONCURRENT by requests reached from Handler.handle()
    }
  }

  static class Spark {
    spark.Route route() {
      return (request, response) -> probe(); // CONCURRENT by requests reached from Route.handle()
    }
  }

  static class Rabbit {
    DeliverCallback callback() {
      return (tag, message) -> probe(); // CONCURRENT by requests reached from DeliverCallback.handle()
    }
  }

  /** As the compiler of Thrift writes a service. */
  static class Calculator {
    interface Iface {
      int add(int a, int b);
    }

    static class Client extends TServiceClient implements Iface {
      @Override
      public int add(int a, int b) {
        probe(); // UNKNOWN
        return 0;
      }
    }

    static class Processor<I extends Iface> extends TBaseProcessor<I> {
      Processor(I handler) {
        super(handler);
      }
    }
  }

  static class CalculatorHandler implements Calculator.Iface {
    @Override
    public int add(int a, int b) {
      probe(); // CONCURRENT by requests reached from Thrift Calculator.add()
      return a + b;
    }

    int other() {
      probe(); // UNKNOWN
      return 0;
    }
  }

  /** No service: nothing calls it for the messages of a network. */
  static class Plain {
    interface Iface {
      int add(int a, int b);
    }
  }

  static class PlainHandler implements Plain.Iface {
    @Override
    public int add(int a, int b) {
      probe(); // UNKNOWN
      return a + b;
    }
  }
}
