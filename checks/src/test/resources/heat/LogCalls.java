package heat;

import static heat.Probe.probe;
import static java.util.logging.Level.FINER;

import com.google.common.flogger.FluentLogger;
import java.util.logging.Level;
import org.apache.commons.logging.Log;
import org.apache.log4j.Category;
import org.apache.log4j.Priority;
import org.jboss.logging.BasicLogger;
import org.slf4j.Logger;
import org.springframework.web.bind.annotation.GetMapping;

class LogCalls {
  private Logger slf4j;
  private org.apache.logging.log4j.Logger log4j;
  private Category log4j1;
  private Log commons;
  private BasicLogger jboss;
  private FluentLogger flogger;
  private java.util.logging.Logger jul;
  private System.Logger system;
  private OwnLogger own;
  private Logbook logbook;

  interface OwnLogger {
    void info(Object message);

    void information(Object message);
  }

  interface Logbook {
    void info(Object message);

    void log(Level level, Object message);

    boolean isDebugEnabled();
  }

  void slf4j() {
    slf4j.debug("{}", (Object) probe()); // COLD argument of a log call below warn
    slf4j.info("{}", (Object) probe()); // COLD argument of a log call below warn
    slf4j.trace(probe()); // COLD argument of a log call below warn
    slf4j.warn("{}", (Object) probe()); // UNKNOWN
    slf4j.error(probe()); // UNKNOWN
    Probe.<Logger>probe().debug(""); // UNKNOWN
    slf4j.atDebug().addArgument((Object) probe()).log(""); // COLD argument of a log call below warn
    slf4j.atDebug().addArgument(() -> probe()).log(""); // COLD argument of a log call below warn
    slf4j.atDebug().addArgument("").log(probe()); // COLD argument of a log call below warn
    slf4j.atWarn().addArgument("").log(probe()); // UNKNOWN
    slf4j.atLevel(org.slf4j.event.Level.INFO).log(probe()); // COLD argument of a log call below warn
    slf4j.atLevel(org.slf4j.event.Level.WARN).log(probe()); // UNKNOWN
    for (; ; ) {
      slf4j.debug("{}", (Object) probe()); // COLD argument of a log call below warn
      slf4j.warn("{}", (Object) probe()); // UNKNOWN
    }
  }

  void others() {
    log4j.debug("", probe()); // COLD argument of a log call below warn
    log4j.warn("", probe()); // UNKNOWN
    log4j.log(org.apache.logging.log4j.Level.DEBUG, "", probe()); // COLD argument of a log call below warn
    log4j.log(org.apache.logging.log4j.Level.WARN, "", probe()); // UNKNOWN
    log4j.atInfo().log("", probe()); // COLD argument of a log call below warn
    log4j.atError().log("", probe()); // UNKNOWN
    log4j1.debug(probe()); // COLD argument of a log call below warn
    log4j1.warn(probe()); // UNKNOWN
    log4j1.log(Priority.DEBUG, probe()); // COLD argument of a log call below warn
    log4j1.log(Priority.ERROR, probe()); // UNKNOWN
    commons.trace(probe()); // COLD argument of a log call below warn
    commons.warn(probe()); // UNKNOWN
    jboss.debugf("", probe()); // COLD argument of a log call below warn
    jboss.infov("", probe()); // COLD argument of a log call below warn
    jboss.warnf("", probe()); // UNKNOWN
    flogger.atFine().log("", probe()); // COLD argument of a log call below warn
    flogger.atFine().withCause(null).log("", probe()); // COLD argument of a log call below warn
    flogger.at(Level.CONFIG).log("", probe()); // COLD argument of a log call below warn
    flogger.atWarning().log("", probe()); // UNKNOWN
    jul.fine(Probe.<String>probe()); // COLD argument of a log call below warn
    jul.fine(() -> probe()); // COLD argument of a log call below warn
    jul.config(Probe.<String>probe()); // COLD argument of a log call below warn
    jul.warning(Probe.<String>probe()); // UNKNOWN
    jul.log(Level.FINEST, "", Probe.<Object>probe()); // COLD argument of a log call below warn
    jul.log(FINER, "", Probe.<Object>probe()); // COLD argument of a log call below warn
    jul.log(Level.SEVERE, "", Probe.<Object>probe()); // UNKNOWN
    jul.log(Level.WARNING, Jobs.INFO, Probe.<Object>probe()); // UNKNOWN
    system.log(System.Logger.Level.DEBUG, "", Probe.<Object>probe()); // COLD argument of a log call below warn
    system.log(System.Logger.Level.WARNING, "", Probe.<Object>probe()); // UNKNOWN
    own.info(probe()); // COLD argument of a log call below warn
    own.information(probe()); // UNKNOWN
    logbook.info(probe()); // UNKNOWN
    logbook.log(Level.INFO, probe()); // UNKNOWN
  }

  interface Jobs {
    String INFO = "info";
  }

  void guards(boolean more) {
    if (slf4j.isDebugEnabled()) {
      probe(); // COLD only when a log level below warn is on
    } else {
      probe(); // UNKNOWN
    }
    if (more && slf4j.isTraceEnabled()) {
      probe(); // COLD only when a log level below warn is on
    }
    if ((jul.isLoggable(Level.FINE)) && more) {
      probe(); // COLD only when a log level below warn is on
    }
    if (more || slf4j.isTraceEnabled()) {
      probe(); // UNKNOWN
    }
    if (jul.isLoggable(Level.WARNING)) {
      probe(); // UNKNOWN
    }
    if (log4j.isEnabled(org.apache.logging.log4j.Level.DEBUG)) {
      probe(); // COLD only when a log level below warn is on
    }
    if (slf4j.isWarnEnabled()) {
      probe(); // UNKNOWN
    }
    if (logbook.isDebugEnabled()) {
      probe(); // UNKNOWN
    }
    if (more) {
      probe(); // UNKNOWN
    }
    if (Debug.Logger.debug()) {
      probe(); // UNKNOWN
    }
  }

  /** What a logger does for a level that is mostly off. */
  static class FileLogger {
    private boolean isOn;

    void debug(String text) {
      write(text);
    }

    void error(String text) {
      format(text);
    }

    boolean isDebugEnabled() {
      probe(); // CONCURRENT by requests reached from @GetMapping logs()
      return isOn;
    }

    private void write(String text) {
      probe(); // UNKNOWN
    }

    private void format(String text) {
      probe(); // CONCURRENT by requests reached from @GetMapping logs() through FileLogger.error
    }
  }

  @GetMapping
  void logs(FileLogger logger) {
    logger.debug("found");
    logger.error("not found");
    logger.isDebugEnabled();
  }

  static class Debug {
    static class Logger {
      static boolean debug() {
        return true;
      }
    }
  }
}
