package heat;

import static heat.Probe.probe;

import java.util.function.Supplier;

class Options {
  @interface Hot {}

  @interface Cold {}

  @Hot
  @interface Hotter {}

  @Hotter
  void hot() {
    probe(); // CONCURRENT declared @Hotter hot()
  }

  @Cold
  void cold() {
    probe(); // COLD @Cold cold()
    Supplier<String> later = () -> probe(); // UNKNOWN
  }

  @Cold
  static class ColdClass {
    void any() {
      probe(); // COLD @Cold class ColdClass
      Supplier<String> later = () -> probe(); // COLD @Cold class ColdClass
    }
  }

  @Hot
  static class HotClass {
    void any() {
      probe(); // CONCURRENT declared @Hot class HotClass
    }
  }

  void byName() {
    probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options#byName
    helper();
  }

  void byName(String overload) {
    probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options#byName
  }

  void byNameToo() {
    probe(); // UNKNOWN
  }

  private void helper() {
    probe(); // CONCURRENT declared reached from a method declared hot by -XepOpt:Uncontended:HotMethods=heat.Options#byName
  }

  void findAll() {
    probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=*Options#find*
  }

  static class Binary {
    static Object field = probe(); // COLD static initializer
    Object instance = probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options$Binary#*

    Binary() {
      probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options$Binary#*
    }

    void close() {
      probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options$Binary#*
    }
  }

  static class Canonical {
    void run() {
      probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options.Canonical#run
    }

    void runs() {
      probe(); // UNKNOWN
    }
  }

  abstract static class Answer {
    abstract void answer();

    void other() {
      probe(); // UNKNOWN
    }

    static final Answer SHARED =
        new Answer() {
          @Override
          void answer() {
            probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options$Answer#answer
          }

          @Override
          void other() {
            probe(); // UNKNOWN
          }
        };
  }

  static class Named extends Answer {
    @Override
    void answer() {
      probe(); // UNKNOWN
    }
  }

  enum Colour {
    RED {
      @Override
      void paint() {
        probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options.Colour#paint
      }

      @Override
      void mark() {
        probe(); // CONCURRENT declared @Hot mark()
      }
    },
    BLUE {
      @Override
      void mark() {
        this.paint();
      }
    };

    void paint() {
      probe(); // CONCURRENT declared declared hot by -XepOpt:Uncontended:HotMethods=heat.Options.Colour#paint
    }

    @Hot
    abstract void mark();
  }
}
