package io.github.uncontended.analysis.effects;

import org.junit.jupiter.api.Test;

/** Effects of methods of which only the name is known. */
final class ExternalEffectsByNameTest {
  @Test
  void namesOfMethods() {
    EffectTable.check(
        """
        void m(Dao d, Checker c, WidgetFactory f) {
          probe("EFFECT", d.next());
          probe("EFFECT", d.nextInt());
          probe("EFFECT", d.poll());
          probe("EFFECT", d.getAndIncrement());
          probe("EFFECT", d.putIfAbsent());
          probe("EFFECT", d.readLine());
          probe("EFFECT", d.save());
          probe("EFFECT", d.createUser());
          probe("EFFECT", d.getOrCreate());
          probe("EFFECT", d.tryLock());
          probe("UNLIKELY", d.tryParse());
          probe("UNLIKELY", d.address());
          probe("UNLIKELY", d.additional());
          probe("UNLIKELY", d.setting());
          probe("UNLIKELY", d.runner());
          probe("UNLIKELY", d.find());
          probe("UNLIKELY", d.load());
          probe("UNLIKELY", d.generate());
          probe("EFFECT", d.generateId());
          probe("EFFECT", d.newId());
          probe("EFFECT", d.newToken());
          probe("EFFECT", d.runAsync());
          probe("UNLIKELY", d.setOf());
          probe("UNLIKELY", d.readOnly());
          probe("UNLIKELY", d.startTime());
          probe("EFFECT", d.startTime(1));
          probe("EFFECT", d.saveTime());
          probe("UNLIKELY", d.updatedAt());
          probe("UNLIKELY", d.getX());
          probe("UNLIKELY", d.compute());
          probe("UNLIKELY", d.URLOf());
          probe("EFFECT", d.sendHTTP());
          probe("EFFECT", d.read_it());
          probe("UNLIKELY", d.$());
          probe("EFFECT", d.fetchAndCache());
          probe("UNLIKELY", d.fetchAndParse());
          probe("EFFECT", d.getNextToken());
          probe("UNKNOWN", d.charge());
          probe("UNKNOWN", d.deregister());
          probe("UNKNOWN", d.compacted());
          probe("UNLIKELY", d.copy());
          probe("UNKNOWN", d.price("a"));
          probe("EFFECT", d.loadAndSave());
          probe("UNLIKELY", f.createWidget());
          probe("UNLIKELY", checks(c));
          probe("EFFECT", does(c));
          probe("EFFECT", others(c));
        }
        private static int checks(Checker c) { c.check(); return 1; }
        private static int does(Checker c) { c.doIt(); return 1; }
        private static int others(Checker c) { c.other(); return 1; }
        interface Dao {
          String next(); String nextInt(); String poll(); String getAndIncrement(); String putIfAbsent();
          String readLine(); String save(); String createUser(); String getOrCreate(); String tryLock();
          String tryParse(); String address(); String additional(); String setting(); String runner();
          String find(); String load(); String generate(); String generateId(); String newId();
          String runAsync(); String setOf(); String readOnly(); String startTime(); String updatedAt();
          String startTime(int x); String getX(); String compute(); String URLOf(); String sendHTTP();
          String read_it(); String $(); String fetchAndCache(); String loadAndSave(); String newToken();
          String saveTime(); String fetchAndParse(); String getNextToken(); String charge();
          String price(String x); String deregister(); Dao compacted(); Dao copy();
        }
        interface Checker { void check(); void doIt(); void other(); }
        interface WidgetFactory { Widget createWidget(); }
        interface Widget { static Widget create() { return null; } }
        """,
        EffectTable::verdict);
  }

  @Test
  void loggersAnnotationsAndFunctions() {
    EffectTable.check(
        """
        static Predicate<String> PREDICATE = predicate();
        static Consumer<String> CONSUMER;
        static Log LOG;
        static AppLogger APP_LOGGER;
        static Purely pure;
        void m(String s) {
          probe("EFFECT", LOG.info());
          probe("THROWS", LOG.isDebug());
          probe("EFFECT", APP_LOGGER.entry());
          probe("THROWS", APP_LOGGER.atInfo());
          probe("THROWS", pure.next());
          probe("EFFECT", pure.poll());
          probe("THROWS", PREDICATE.negate());
          probe("UNKNOWN", PREDICATE.test(s));
          probe("UNKNOWN", takes(CONSUMER));
        }
        private static int takes(Consumer<String> c) { c.accept(""); return 1; }
        static Predicate<String> predicate() { return null; }
        interface Log { int info(); boolean isDebug(); }
        interface AppLogger { int entry(); AppLogger atInfo(); }
        @interface Pure {}
        interface Purely { @Pure int next(); @Deprecated int poll(); }
        """,
        EffectTable::verdict);
  }
}
