import io.micronaut.configuration.picocli.PicocliRunner;

class Import implements Runnable {
  public static void main(String[] args) {
    PicocliRunner.run(Import.class, args);
  }

  @Override
  public void run() {}
}
