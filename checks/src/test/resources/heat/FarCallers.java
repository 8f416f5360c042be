package heat;

import static heat.Probe.probe;

import com.sun.net.httpserver.HttpHandler;
import java.util.concurrent.ExecutorService;
import org.springframework.web.bind.annotation.GetMapping;

/** Callers of which the nearest are unknown, and hot ones are far away. */
public class FarCallers {
  /** Nothing is known of who calls the near ones. */
  public void near(String unknown) {
    direct();
    later();
    constructing();
    joined();
    submitted();
    listening();
    again();
    coldOnly();
  }

  private void direct() {
    probe(); // CONCURRENT by requests reached from @GetMapping hot() through FarCallers.direct18, FarCallers.direct17, …, FarCallers.direct1
  }

  private void direct1() {
    direct();
  }

  private void direct2() {
    direct1();
  }

  private void direct3() {
    direct2();
  }

  private void direct4() {
    direct3();
  }

  private void direct5() {
    direct4();
  }

  private void direct6() {
    direct5();
  }

  private void direct7() {
    direct6();
  }

  private void direct8() {
    direct7();
  }

  private void direct9() {
    direct8();
    joined18();
  }

  private void direct10() {
    direct9();
  }

  private void direct11() {
    direct10();
  }

  private void direct12() {
    direct11();
  }

  private void direct13() {
    direct12();
  }

  private void direct14() {
    direct13();
  }

  private void direct15() {
    direct14();
  }

  private void direct16() {
    direct15();
  }

  private void direct17() {
    direct16();
  }

  private void direct18() {
    direct17();
  }

  @GetMapping
  void hot() {
    direct18();
  }

  private void again() {
    probe(); // CONCURRENT by requests reached from @GetMapping hotAgain() through FarCallers.again18, FarCallers.again17, …, FarCallers.again1
  }

  private void again1() {
    again();
  }

  private void again2() {
    again1();
  }

  private void again3() {
    again2();
  }

  private void again4() {
    again3();
  }

  private void again5() {
    again4();
  }

  private void again6() {
    again5();
  }

  private void again7() {
    again6();
  }

  private void again8() {
    again7();
  }

  private void again9() {
    again8();
  }

  private void again10() {
    again9();
  }

  private void again11() {
    again10();
  }

  private void again12() {
    again11();
  }

  private void again13() {
    again12();
  }

  private void again14() {
    again13();
  }

  private void again15() {
    again14();
  }

  private void again16() {
    again15();
  }

  private void again17() {
    again16();
  }

  private void again18() {
    again17();
  }

  @GetMapping
  void hotAgain() {
    again18();
  }

  private void later() {
    probe(); // CONCURRENT by requests reached from @GetMapping hotLater() through FarCallers.later18, FarCallers.later17, …, FarCallers.later1
  }

  private void later1() {
    later();
  }

  private void later2() {
    later1();
  }

  private void later3() {
    later2();
  }

  private void later4() {
    later3();
  }

  private void later5() {
    later4();
  }

  private void later6() {
    later5();
  }

  private void later7() {
    later6();
  }

  private void later8() {
    later7();
  }

  private void later9() {
    later8();
  }

  private void later10() {
    later9();
  }

  private void later11() {
    later10();
  }

  private void later12() {
    later11();
  }

  private void later13() {
    later12();
  }

  private void later14() {
    later13();
  }

  private void later15() {
    later14();
  }

  private void later16() {
    later15();
  }

  private void later17() {
    later16();
  }

  private void later18() {
    later17();
  }

  @GetMapping
  Runnable hotLater() {
    return () -> later18();
  }

  private static void constructing() {
    probe(); // CONCURRENT reached from each construction of Rows, a JDBC ResultSet
  }

  private static void constructing1() {
    constructing();
  }

  private static void constructing2() {
    constructing1();
  }

  private static void constructing3() {
    constructing2();
  }

  private static void constructing4() {
    constructing3();
  }

  private static void constructing5() {
    constructing4();
  }

  private static void constructing6() {
    constructing5();
  }

  private static void constructing7() {
    constructing6();
  }

  private static void constructing8() {
    constructing7();
  }

  private static void constructing9() {
    constructing8();
  }

  private static void constructing10() {
    constructing9();
  }

  private static void constructing11() {
    constructing10();
  }

  private static void constructing12() {
    constructing11();
  }

  private static void constructing13() {
    constructing12();
  }

  private static void constructing14() {
    constructing13();
  }

  private static void constructing15() {
    constructing14();
  }

  private static void constructing16() {
    constructing15();
  }

  private static void constructing17() {
    constructing16();
  }

  private static void constructing18() {
    constructing17();
  }

  public abstract static class Rows implements java.sql.ResultSet {
    public Rows() {
      constructing18();
    }
  }

  private static void joined() {
    probe(); // CONCURRENT by requests reached from @GetMapping hot() through FarCallers.direct18, FarCallers.direct17, …, FarCallers.joined1
  }

  private static void joined1() {
    joined();
  }

  private static void joined2() {
    joined1();
  }

  private static void joined3() {
    joined2();
  }

  private static void joined4() {
    joined3();
  }

  private static void joined5() {
    joined4();
  }

  private static void joined6() {
    joined5();
  }

  private static void joined7() {
    joined6();
  }

  private static void joined8() {
    joined7();
  }

  private static void joined9() {
    joined8();
  }

  private static void joined10() {
    joined9();
  }

  private static void joined11() {
    joined10();
  }

  private static void joined12() {
    joined11();
  }

  private static void joined13() {
    joined12();
  }

  private static void joined14() {
    joined13();
  }

  private static void joined15() {
    joined14();
  }

  private static void joined16() {
    joined15();
  }

  private static void joined17() {
    joined16();
  }

  private static void joined18() {
    joined17();
  }

  private void submitted() {
    probe(); // CONCURRENT by requests reached from @GetMapping hotTask() through Task.run, FarCallers.submitted18, …, FarCallers.submitted1
  }

  private void submitted1() {
    submitted();
  }

  private void submitted2() {
    submitted1();
  }

  private void submitted3() {
    submitted2();
  }

  private void submitted4() {
    submitted3();
  }

  private void submitted5() {
    submitted4();
  }

  private void submitted6() {
    submitted5();
  }

  private void submitted7() {
    submitted6();
  }

  private void submitted8() {
    submitted7();
  }

  private void submitted9() {
    submitted8();
  }

  private void submitted10() {
    submitted9();
  }

  private void submitted11() {
    submitted10();
  }

  private void submitted12() {
    submitted11();
  }

  private void submitted13() {
    submitted12();
  }

  private void submitted14() {
    submitted13();
  }

  private void submitted15() {
    submitted14();
  }

  private void submitted16() {
    submitted15();
  }

  private void submitted17() {
    submitted16();
  }

  private void submitted18() {
    submitted17();
  }

  private static class Task implements Runnable {
    private final FarCallers callers;

    Task(FarCallers callers) {
      this.callers = callers;
    }

    @Override
    public void run() {
      callers.submitted18();
    }
  }

  @GetMapping
  void hotTask(ExecutorService executor) {
    executor.submit(new Task(this));
  }

  private void listening() {
    probe(); // CONCURRENT by requests reached from HttpHandler.handle() through FarCallers.listening18, FarCallers.listening17, …, FarCallers.listening1
  }

  private void listening1() {
    listening();
  }

  private void listening2() {
    listening1();
  }

  private void listening3() {
    listening2();
  }

  private void listening4() {
    listening3();
  }

  private void listening5() {
    listening4();
  }

  private void listening6() {
    listening5();
  }

  private void listening7() {
    listening6();
  }

  private void listening8() {
    listening7();
  }

  private void listening9() {
    listening8();
  }

  private void listening10() {
    listening9();
  }

  private void listening11() {
    listening10();
  }

  private void listening12() {
    listening11();
  }

  private void listening13() {
    listening12();
  }

  private void listening14() {
    listening13();
  }

  private void listening15() {
    listening14();
  }

  private void listening16() {
    listening15();
  }

  private void listening17() {
    listening16();
  }

  private void listening18() {
    listening17();
  }

  /** Each run of the function is a request. */
  HttpHandler handler() {
    return exchange -> listening18();
  }

  private void coldOnly() {
    probe(); // UNKNOWN
  }

  private void coldOnly1() {
    coldOnly();
  }

  private void coldOnly2() {
    coldOnly1();
  }

  private void coldOnly3() {
    coldOnly2();
  }

  private void coldOnly4() {
    coldOnly3();
  }

  private void coldOnly5() {
    coldOnly4();
  }

  private void coldOnly6() {
    coldOnly5();
  }

  private void coldOnly7() {
    coldOnly6();
  }

  private void coldOnly8() {
    coldOnly7();
  }

  private void coldOnly9() {
    coldOnly8();
  }

  private void coldOnly10() {
    coldOnly9();
  }

  private void coldOnly11() {
    coldOnly10();
  }

  private void coldOnly12() {
    coldOnly11();
  }

  private void coldOnly13() {
    coldOnly12();
  }

  private void coldOnly14() {
    coldOnly13();
  }

  private void coldOnly15() {
    coldOnly14();
  }

  private void coldOnly16() {
    coldOnly15();
  }

  private void coldOnly17() {
    coldOnly16();
  }

  private void coldOnly18() {
    coldOnly17();
  }

  void init() {
    coldOnly18();
  }
}
