package testdata;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** A miss is not always that there is no entry. */
class Replaced {
  private final Map<String, Token> tokens = new HashMap<>();
  private final Map<String, Token> live = new HashMap<>();
  private final Map<String, Token> forced = new HashMap<>();
  private final Map<String, Token> nested = new HashMap<>();
  private final Map<String, Token> other = new HashMap<>();
  private final Map<String, List<String>> lists = new HashMap<>();

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'tokens' takes the monitor of this Replaced, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentHashMap, unless the code relies on null keys or values, iteration order or atomic compound operations. Get without the lock, and take it only where the entry is missing or not to be used any more. Keep put there, which replaces such an entry: putIfAbsent does not.
  synchronized Token token(String user, long now) {
    Token token = tokens.get(user);
    if (token != null && token.until > now) {
      return token;
    }
    token = new Token(now + 10);
    tokens.put(user, token);
    return token;
  }

  // BUG: Diagnostic contains: SUGGESTION ADVICE Every hit in 'live'
  synchronized Token live(String user) {
    Token token = live.get(user);
    if (token == null || !token.isAlive) {
      token = new Token(10);
      live.put(user, token);
    }
    return token;
  }

  // BUG: Diagnostic contains: Keep put there
  synchronized Token nested(String user, long now) {
    Token token = nested.get(user);
    if (token != null) {
      if (token.until > now) {
        return token;
      }
    }
    token = new Token(now + 10);
    nested.put(user, token);
    return token;
  }

  // BUG: Diagnostic contains: Keep put there
  synchronized Token forced(String user, boolean isRenewed) {
    if (!isRenewed) {
      Token token = forced.get(user);
      if (token != null) {
        return token;
      }
    }
    Token token = new Token(10);
    forced.put(user, token);
    return token;
  }

  /** The other key may have an entry. */
  // BUG: Diagnostic contains: Keep put there
  synchronized Token other(String user, String alias) {
    Token token = other.get(user);
    if (token == null) {
      token = new Token(10);
      other.put(alias, token);
    }
    return token;
  }

  // BUG: Diagnostic contains: Keep put there
  synchronized List<String> list(String name) {
    List<String> list = lists.get(name);
    if (list == null || list.isEmpty()) {
      list = List.of(name);
      lists.put(name, list);
    }
    return list;
  }

  synchronized void unlist(String name) {
    lists.put(name, List.of());
  }

  static final class Token {
    final long until;
    volatile boolean isAlive = true;

    Token(long until) {
      this.until = until;
    }
  }

  /** The entry is absent wherever one is stored. */
  static class Absent {
    private final Map<String, Token> first = new ConcurrentHashMap<>();
    private final Map<String, Token> tested = new ConcurrentHashMap<>();
    private final Map<String, Token> limited = new ConcurrentHashMap<>();

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'first'
    Token first(String user) {
      Token token;
      if ((token = first.get(user)) == null) {
        token = new Token(10);
        Token existing = first.putIfAbsent(user, token);
        if (existing != null) {
          token = existing;
        }
      }
      return token;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'tested'
    Token tested(String user) {
      Token token = tested.get(user);
      boolean isMissing = Objects.isNull(token);
      if (isMissing) {
        token = new Token(10);
        Token existing = tested.putIfAbsent(user, token);
        if (existing != null) {
          token = existing;
        }
      }
      return token;
    }

    // BUG: Diagnostic contains: SUGGESTION UNSAFE Every hit in 'limited'
    Token limited(String user, long limit) {
      Token token = limited.get(user);
      if (token == null && limit > 0) {
        token = new Token(limit);
        Token existing = limited.putIfAbsent(user, token);
        if (existing != null) {
          token = existing;
        }
      }
      return token;
    }
  }
}
