import io.grpc.Grpc;
import io.grpc.InsecureServerCredentials;

class Api {
  final Object server = Grpc.newServerBuilderForPort(80, InsecureServerCredentials.create()).build();
}
