package testdata;

import java.util.ArrayList;
import java.util.List;

/** A copy of a list that other code changes under the lock needs the lock on each call. */
class Copied {
  private List<String> peers;
  private List<String> names;

  synchronized List<String> peers() {
    if (peers == null) {
      peers = new ArrayList<>();
    }
    return new ArrayList<>(peers);
  }

  synchronized void add(String peer) {
    if (peers == null) {
      peers = new ArrayList<>();
    }
    peers.add(peer);
  }

  synchronized List<String> names() {
    if (names == null) {
      names = new ArrayList<>();
    }
    return List.copyOf(names);
  }

  synchronized void forget(String name) {
    names.remove(name);
  }
}
