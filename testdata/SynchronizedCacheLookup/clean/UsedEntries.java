package testdata;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

/** Hits that change the entry, or use one that serves one thread at a time. */
class UsedEntries {
  private final Map<String, Partition> partitions = new HashMap<>();
  private final Map<String, SimpleDateFormat> formats = new HashMap<>();
  private final Map<String, Row> rows = new HashMap<>();
  private final Map<String, Bucket> buckets = new HashMap<>();
  private final Map<String, Sequence> sequences = new HashMap<>();
  private final ReentrantLock lock = new ReentrantLock();

  long advance(String topic, int by) {
    lock.lock();
    try {
      Partition partition = partitions.get(topic);
      if (partition == null) {
        partition = new Partition();
        partitions.put(topic, partition);
      }
      return partition.advance(by);
    } finally {
      lock.unlock();
    }
  }

  static class Partition {
    private long position;

    long advance(int by) {
      position += by;
      return position;
    }
  }

  synchronized String format(String pattern, Date date) {
    SimpleDateFormat format = formats.get(pattern);
    if (format == null) {
      format = new SimpleDateFormat(pattern);
      formats.put(pattern, format);
    }
    return format.format(date);
  }

  synchronized String detail(String key, int index) {
    Row row = rows.get(key);
    if (row == null) {
      row = new Row();
      rows.put(key, row);
    }
    return row.details().get(index);
  }

  static class Row {
    private List<String> details;

    List<String> details() {
      if (details == null) {
        details = new ArrayList<>(List.of("a", "b"));
      }
      return details;
    }
  }

  /** One of its implementations writes. */
  interface Bucket {
    boolean take();
  }

  static class Tokens implements Bucket {
    private int tokens = 10;

    @Override
    public boolean take() {
      if (tokens == 0) {
        return false;
      }
      return tokens-- > 0;
    }
  }

  synchronized String taken(String key) {
    Bucket bucket = buckets.get(key);
    if (bucket == null) {
      bucket = new Tokens();
      buckets.put(key, bucket);
    }
    boolean isTaken = bucket.take();
    return key + isTaken;
  }

  static class Sequence {
    private int next;

    int next() {
      return next++;
    }
  }

  synchronized String id(String key) {
    Sequence sequence = sequences.computeIfAbsent(key, unused -> new Sequence());
    return key + sequence.next();
  }

  synchronized int number(String key) {
    return sequences.computeIfAbsent(key, unused -> new Sequence()).next() + 1;
  }

  private final Map<String, Sequence> steps = new HashMap<>();

  /** A lookup beside the method that creates the entries. */
  synchronized int step(String key) {
    return steps.get(key).next();
  }

  synchronized int firstStep(String key) {
    Sequence sequence = steps.get(key);
    if (sequence == null) {
      sequence = new Sequence();
      steps.put(key, sequence);
    }
    return sequence.next();
  }

  private final Map<String, String> names = new HashMap<>();
  private final Sequence ids = new Sequence();
  private int calls;

  /** What is evaluated behind the lookup counts, too. */
  synchronized String numbered(String key) {
    return names.computeIfAbsent(key, String::trim) + ids.next();
  }

  synchronized String counted(String key) {
    return names.computeIfAbsent(key, String::trim) + calls++;
  }
}
