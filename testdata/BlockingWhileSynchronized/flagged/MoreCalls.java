package testdata;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.nio.channels.FileChannel;
import java.nio.file.WatchService;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.concurrent.CompletionService;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import javax.sql.XADataSource;

/** Calls that wait for input, for a time, or for other threads, and their twins that do not. */
class MoreCalls {
  private int count;

  // BUG: Diagnostic contains: DatagramSocket.receive() blocks
  synchronized void receive(DatagramSocket socket, DatagramPacket packet) throws IOException {
    socket.receive(packet);
    count++;
  }

  // BUG: Diagnostic contains: InetAddress.getCanonicalHostName() blocks
  synchronized String name(InetAddress address) {
    count++;
    return address.getCanonicalHostName();
  }

  synchronized byte[] bytes(InetAddress address) {
    count++;
    return address.getAddress();
  }

  // BUG: Diagnostic contains: FileChannel.lock() blocks
  synchronized void lock(FileChannel channel) throws IOException {
    channel.lock();
    count++;
  }

  synchronized boolean lockIfFree(FileChannel channel) throws IOException {
    count++;
    return channel.tryLock() != null;
  }

  // BUG: Diagnostic contains: WatchService.take() blocks
  synchronized void watch(WatchService service) throws InterruptedException {
    service.take().reset();
    count++;
  }

  // BUG: Diagnostic contains: PreparedStatement.executeLargeUpdate() blocks
  synchronized long update(PreparedStatement statement) throws SQLException {
    count++;
    return statement.executeLargeUpdate();
  }

  // BUG: Diagnostic contains: Statement.executeLargeBatch() blocks
  synchronized void batch(PreparedStatement statement) throws SQLException {
    statement.executeLargeBatch();
    count++;
  }

  // BUG: Diagnostic contains: CompletionService.poll() blocks
  synchronized void poll(CompletionService<String> service) throws InterruptedException {
    service.poll(1, TimeUnit.SECONDS);
    count++;
  }

  synchronized boolean pollNow(CompletionService<String> service) {
    count++;
    return service.poll() != null;
  }

  // BUG: Diagnostic contains: Semaphore.tryAcquire() blocks
  synchronized boolean acquire(Semaphore permits) throws InterruptedException {
    count++;
    return permits.tryAcquire(1, TimeUnit.SECONDS);
  }

  synchronized boolean acquireNow(Semaphore permits) {
    count++;
    return permits.tryAcquire();
  }

  // BUG: Diagnostic contains: Phaser.arriveAndAwaitAdvance() blocks
  synchronized void arrive(Phaser phaser) {
    phaser.arriveAndAwaitAdvance();
    count++;
  }

  synchronized void register(Phaser phaser) {
    phaser.arrive();
    count++;
  }

  // BUG: Diagnostic contains: ForkJoinTask.join() blocks
  synchronized int join(RecursiveTask<Integer> task) {
    count++;
    return task.join();
  }

  synchronized void fork(RecursiveTask<Integer> task) {
    task.fork();
    count++;
  }

  // BUG: Diagnostic contains: XADataSource.getXAConnection() blocks
  synchronized void open(XADataSource source) throws SQLException {
    source.getXAConnection();
    count++;
  }
}
