package testdata;

/** What a command-line tool prints is read by people. */
public class Tool {
  static void printNode(String name, int size) {
    System.out.println(String.format("Node %s", name));
    System.out.print("Size: " + String.format(java.util.Locale.ROOT, "%d", size));
  }

  static void printAll(String name) {
    StringBuilder all = new StringBuilder();
    all.append(String.format("All of %s", name));
    System.out.println(all);
  }

  static class Tree {
    void print(String name) {
      System.out.println(String.format("Tree %s", name));
    }
  }

  public static void main(String[] args) {
    printNode(args[0], args.length);
    printAll(args[0]);
    new Tree().print(args[0]);
  }
}
