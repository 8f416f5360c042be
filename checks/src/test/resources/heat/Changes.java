package heat;

import static heat.Probe.probe;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestMethod;

/** Requests that change what is stored are weaker evidence than those that read. */
class Changes {
  @PostMapping("/items")
  void save() {
    probe(); // CONCURRENT by costly requests reached from @PostMapping save()
    both();
    onlyChanges();
  }

  @GetMapping("/items")
  Object list() {
    return read(both());
  }

  private Object read(Object both) {
    viaRead();
    return both;
  }

  /** The way from list() is stronger, though that from save() is as short. */
  private Object both() {
    return probe(); // CONCURRENT by requests reached from @GetMapping list()
  }

  /** The way from list() is stronger, though that from saveNearer() is shorter. */
  private void viaRead() {
    probe(); // CONCURRENT by requests reached from @GetMapping list() through Changes.read
  }

  @PostMapping("/nearer")
  void saveNearer() {
    viaRead();
  }

  private void onlyChanges() {
    probe(); // CONCURRENT by costly requests reached from @PostMapping save()
  }

  @RequestMapping(method = RequestMethod.POST)
  void post() {
    probe(); // CONCURRENT by costly requests reached from @RequestMapping post()
  }

  @RequestMapping(method = {RequestMethod.POST, RequestMethod.PUT})
  void postOrPut() {
    probe(); // CONCURRENT by costly requests reached from @RequestMapping postOrPut()
  }

  @RequestMapping(method = {RequestMethod.POST, RequestMethod.GET})
  void postOrGet() {
    probe(); // CONCURRENT by requests reached from @RequestMapping postOrGet()
  }

  @RequestMapping(value = "/all")
  void all() {
    probe(); // CONCURRENT by requests reached from @RequestMapping all()
  }

  @Path("/create")
  @POST
  void create() {
    probe(); // CONCURRENT by costly requests reached from @Path create()
  }

  @GET
  @Path("/find")
  void find() {
    probe(); // CONCURRENT by requests reached from @GET find()
  }

  interface Routes {
    @PostMapping
    void implemented();
  }

  static class Controller implements Routes {
    @Override
    public void implemented() {
      probe(); // CONCURRENT by costly requests reached from @PostMapping implemented()
    }
  }

  static class Files extends HttpServlet {
    @Override
    protected void doPut(HttpServletRequest request, HttpServletResponse response) {
      probe(); // CONCURRENT by costly requests reached from HttpServlet.doPut()
    }

    /** Many a servlet answers all of its requests by POST. */
    @Override
    protected void doPost(HttpServletRequest request, HttpServletResponse response) {
      probe(); // CONCURRENT by requests reached from HttpServlet.doPost()
    }
  }
}
