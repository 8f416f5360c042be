import com.sun.net.httpserver.HttpExchange;
import io.grpc.ManagedChannelBuilder;
import io.grpc.inprocess.InProcessServerBuilder;
import io.vertx.core.Vertx;

class Importer {
  final Object channel = ManagedChannelBuilder.forAddress("rates", 443).build();
  final Object client = Vertx.vertx().createHttpClient();
  final Object local = InProcessServerBuilder.forName("test");
}
