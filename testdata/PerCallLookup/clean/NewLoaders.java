// OPTIONS: -XepOpt:Uncontended:TargetRuntime=8
package testdata;

import java.net.URL;
import java.net.URLClassLoader;
import org.springframework.web.bind.annotation.PostMapping;

/** A new loader has loaded nothing yet, so that there is nothing to keep. */
public class NewLoaders {
  @PostMapping
  Class<?> load(String name, URL[] path) throws Exception {
    ClassLoader loader = new URLClassLoader(path);
    return loader.loadClass(name);
  }
}
