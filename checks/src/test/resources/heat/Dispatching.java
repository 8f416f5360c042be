package heat;

import static heat.Probe.probe;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;

/** Requests that are told apart, and states that each of them passes through. */
class Dispatching extends ChannelInboundHandlerAdapter {
  private int phase;
  private String text;

  private int phase() {
    return phase;
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    few(message.hashCode());
    many(message.hashCode());
    shared(message.hashCode());
    states();
    statesByMethod();
    ofOther(new Dispatching(), message.hashCode());
    chain(message.hashCode());
    shortChain(message.hashCode());
  }

  private void few(int kind) {
    switch (kind) {
      case 0 -> probe(); // CONCURRENT in a branch reached from ChannelInboundHandler.channelRead()
      case 1 -> text = "1";
      case 2 -> text = "2";
      case 3 -> text = "3";
      case 4 -> text = "4";
      case 5 -> text = "5";
      case 6 -> text = "6";
      case 7 -> text = "7";
      case 8 -> text = "8";
    }
  }

  private void many(int kind) {
    switch (kind) {
      case 0 -> probe(); // UNKNOWN
      case 1 -> text = "1";
      case 2 -> text = "2";
      case 3 -> text = "3";
      case 4 -> text = "4";
      case 5 -> text = "5";
      case 6 -> text = "6";
      case 7 -> text = "7";
      case 8 -> text = "8";
      case 9 -> text = "9";
    }
  }

  private void shared(int kind) {
    switch (kind) {
      case 0:
        probe(); // CONCURRENT in a branch reached from ChannelInboundHandler.channelRead()
        break;
      case 1:
      case 2:
      case 3:
      case 4:
      case 5:
      case 6:
      case 7:
      case 8:
      case 9:
      case 10:
        text = "one";
        break;
      default:
        text = "other";
    }
  }

  private void states() {
    switch (this.phase) {
      case 0 -> probe(); // CONCURRENT in a branch reached from ChannelInboundHandler.channelRead()
      case 1 -> text = "1";
      case 2 -> text = "2";
      case 3 -> text = "3";
      case 4 -> text = "4";
      case 5 -> text = "5";
      case 6 -> text = "6";
      case 7 -> text = "7";
      case 8 -> text = "8";
      case 9 -> text = "9";
    }
  }

  private void statesByMethod() {
    switch ((phase())) {
      case 0 -> probe(); // CONCURRENT in a branch reached from ChannelInboundHandler.channelRead()
      case 1 -> text = "1";
      case 2 -> text = "2";
      case 3 -> text = "3";
      case 4 -> text = "4";
      case 5 -> text = "5";
      case 6 -> text = "6";
      case 7 -> text = "7";
      case 8 -> text = "8";
      case 9 -> text = "9";
    }
  }

  private void ofOther(Dispatching other, int kind) {
    switch (other.phase) {
      case 0 -> probe(); // UNKNOWN
      case 1 -> text = "1";
      case 2 -> text = "2";
      case 3 -> text = "3";
      case 4 -> text = "4";
      case 5 -> text = "5";
      case 6 -> text = "6";
      case 7 -> text = "7";
      case 8 -> text = "8";
      case 9 -> text = "9";
    }
  }

  private void chain(int kind) {
    if (kind == 0) {
      probe(); // UNKNOWN
    } else if (kind == 1) {
      text = "1";
    } else if (kind == 2) {
      text = "2";
    } else if (kind == 3) {
      text = "3";
    } else if (kind == 4) {
      text = "4";
    } else if (kind == 5) {
      text = "5";
    } else if (kind == 6) {
      text = "6";
    } else if (kind == 7) {
      text = "7";
    } else if (kind == 8) {
      text = "8";
    } else {
      probe(); // UNKNOWN
    }
  }

  private void shortChain(int kind) {
    if (kind == 0) {
      probe(); // CONCURRENT in a branch reached from ChannelInboundHandler.channelRead()
    } else if (kind == 1) {
      text = "1";
    } else if (kind == 2) {
      text = "2";
    } else if (kind == 3) {
      text = "3";
    } else if (kind == 4) {
      text = "4";
    } else if (kind == 5) {
      text = "5";
    } else if (kind == 6) {
      text = "6";
    } else if (kind == 7) {
      text = "7";
    } else if (kind == 8) {
      text = "8";
    }
  }
}
