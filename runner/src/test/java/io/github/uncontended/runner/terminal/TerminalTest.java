package io.github.uncontended.runner.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TerminalTest {
  @Test
  void aLineIsShortenedOnATerminalOnly() {
    Terminal terminal = new Terminal(true, false, 40);
    Terminal pipe = new Terminal(false, false, 40);

    assertEquals("map.co…", terminal.fit("map.computeIfAbsent", 7));
    assertEquals("map", terminal.fit("map", 3));
    assertEquals("", terminal.fit("map", -5));
    assertEquals("map.computeIfAbsent", pipe.fit("map.computeIfAbsent", 7));
  }
}
