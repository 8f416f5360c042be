import io.micronaut.runtime.Micronaut;

class Import {
  public static void main(String[] args) {
    Micronaut.run(Import.class, args);
  }
}
