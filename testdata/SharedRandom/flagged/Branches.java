package testdata;

import java.util.UUID;
import org.springframework.web.bind.annotation.GetMapping;

/** Parts of a request that most come to, and those that few do. */
class Branches {
  private String last = "";

  @GetMapping
  String one(String name) {
    String id = name;
    if (id.isEmpty()) {
      // BUG: Diagnostic contains: SUGGESTION ADVICE UUID.randomUUID() draws from a generator that takes a lock in most providers: threads that draw at the same time block each other. Many threads run this
      id = UUID.randomUUID().toString();
    }
    return id;
  }

  /** Most requests have the value. */
  @GetMapping
  String missing(String name) {
    String id = name;
    if (id == null) {
      // BUG: Diagnostic contains: block each other. Where the id
      id = UUID.randomUUID().toString();
    }
    return id;
  }

  @GetMapping
  String two(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      if (id == null) {
        // BUG: Diagnostic contains: block each other. Where the id
        id = UUID.randomUUID().toString();
      }
    }
    return id;
  }

  @GetMapping
  String three(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      if (id == null) {
        // BUG: Diagnostic contains: block each other. Where the id
        id = last.isEmpty() ? UUID.randomUUID().toString() : last;
      }
    }
    return id;
  }

  @GetMapping
  String condition(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      // BUG: Diagnostic contains: Many threads run this
      if (UUID.randomUUID().toString().startsWith(name)) {
        id = last;
      }
    }
    return id;
  }

  /** A chain of tests is one branch. */
  @GetMapping
  String chain(String name) {
    String id = name;
    if (name.isEmpty()) {
      id = last;
    } else if (name.equals("-")) {
      // BUG: Diagnostic contains: Many threads run this
      id = UUID.randomUUID().toString();
    }
    return id;
  }

  @GetMapping
  String chainInBranch(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      if (name.isEmpty()) {
        id = last;
      // BUG: Diagnostic contains: block each other. Where the id
      } else if (UUID.randomUUID().toString().startsWith(name)) {
        id = "-";
      }
    }
    return id;
  }

  /** An alternative that begins with a test is a branch of its own. */
  @GetMapping
  String alternative(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      id = last;
    } else {
      if (name.isEmpty()) {
        // BUG: Diagnostic contains: block each other. Where the id
        id = UUID.randomUUID().toString();
      }
    }
    return id;
  }

  @GetMapping
  String choice(String name) {
    // BUG: Diagnostic contains: Many threads run this
    return name.isEmpty() ? UUID.randomUUID().toString() : name;
  }

  @GetMapping
  String choiceInBranch(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      // BUG: Diagnostic contains: block each other. Where the id
      id = name.isEmpty() ? UUID.randomUUID().toString() : name;
    }
    return id;
  }

  @GetMapping
  String conditionOfChoice(String name, boolean fresh) {
    String id = name;
    if (fresh) {
      // BUG: Diagnostic contains: Many threads run this
      id = UUID.randomUUID().toString().startsWith(name) ? name : last;
    }
    return id;
  }

  @GetMapping
  String kind(int kind, boolean fresh) {
    String id = "";
    switch (kind) {
      case 1:
        // BUG: Diagnostic contains: Many threads run this
        id = UUID.randomUUID().toString();
        break;
      case 2:
        if (fresh) {
          // BUG: Diagnostic contains: block each other. Where the id
          id = UUID.randomUUID().toString();
        }
        break;
      default:
        break;
    }
    return id;
  }

  /** Answers a bad request, while the others go on. */
  @GetMapping
  String leaves(String name) {
    if (name.isEmpty()) {
      // BUG: Diagnostic contains: block each other. Where the id
      return UUID.randomUUID().toString();
    }
    return name;
  }

  @GetMapping
  String leavesOrNot(String name) {
    if (name.isEmpty()) {
      // BUG: Diagnostic contains: Many threads run this
      return UUID.randomUUID().toString();
    } else {
      last = name;
    }
    return name;
  }

  @GetMapping
  String goesOn(String name) {
    if (name.isEmpty()) {
      // BUG: Diagnostic contains: Many threads run this
      last = UUID.randomUUID().toString();
    }
    return name;
  }

  @GetMapping
  void atTheEnd(String name) {
    last = name;
    if (name.isEmpty()) {
      // BUG: Diagnostic contains: Many threads run this
      last = UUID.randomUUID().toString();
      return;
    }
  }

  @GetMapping
  String tested(String name) {
    // BUG: Diagnostic contains: Many threads run this
    if (UUID.randomUUID().toString().startsWith(name)) {
      return "";
    }
    return name;
  }

  @GetMapping
  String failed(String name) {
    try {
      return name.substring(1);
    } catch (IndexOutOfBoundsException e) {
      // BUG: Diagnostic contains: block each other. Where the id
      return UUID.randomUUID().toString();
    }
  }
}
