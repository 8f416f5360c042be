package testdata;

/** What a command-line tool prints is read by people. */
public class Tool {
  static void printNode(String name, int size) {
    System.out.println(String.format("Node %s", name));
    System.out.print("Size: " + String.format(java.util.Locale.ROOT, "%d", size));
  }

  static class Tree {
    void print(String name) {
      System.out.println(String.format("Tree %s", name));
    }
  }

  public static void main(String[] args) {
    printNode(args[0], args.length);
    new Tree().print(args[0]);
  }
}
