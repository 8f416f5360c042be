package testdata;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;

/** A client of one datagram socket, whose requests follow each other. */
class OneSocket {
  private final DatagramSocket socket;
  private int requests;

  OneSocket() throws IOException {
    socket = new DatagramSocket();
  }

  synchronized void ask(DatagramPacket request, DatagramPacket answer) throws IOException {
    requests++;
    socket.send(request);
    socket.receive(answer);
  }
}
