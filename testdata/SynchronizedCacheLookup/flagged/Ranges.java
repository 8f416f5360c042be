package testdata;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Lookups of the nearest key. */
class Ranges {
  record Block(long start, long end) {}

  private final NavigableMap<Long, Block> blocks = new TreeMap<>();

  // BUG: Diagnostic contains: ADVICE Every hit in 'blocks' takes the monitor of this Ranges, so concurrent hits block each other and wait for the thread that creates an entry. Use a ConcurrentSkipListMap, which keeps the order, unless the code relies on null values or atomic compound operations. Get without the lock
  synchronized Block block(long address) {
    Map.Entry<Long, Block> entry = blocks.floorEntry(address);
    if (entry != null) {
      return entry.getValue();
    }
    Block block = new Block(address & -4096, address | 4095);
    blocks.put(block.start(), block);
    return block;
  }
}
