package io.github.uncontended.runner.diagnose;

import static com.google.common.truth.Truth.assertThat;

import io.github.uncontended.profile.CallPath;
import io.github.uncontended.profile.ProfileFrame;
import io.github.uncontended.profile.ProfileKind;
import io.github.uncontended.profile.ProfileRow;
import io.github.uncontended.runner.profile.MeasuredCauses;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which advice a cause gets. */
final class AdviceTest {
  @ParameterizedTest
  @CsvSource({
    "PARK, com.alibaba.druid.pool.DruidDataSource#recycle, java.util.concurrent.locks.ReentrantLock#lock,"
        + " java.util.concurrent.locks.ReentrantLock$FairSync, setUseUnfairLock(true)",
    "PARK, shop.Orders#load, java.util.concurrent.locks.ReentrantLock#lock,"
        + " java.util.concurrent.locks.ReentrantLock$FairSync, Use an unfair lock",
    "WAIT, com.mchange.v2.resourcepool.BasicResourcePool#checkoutResource, java.lang.Object#wait,"
        + " com.mchange.v2.resourcepool.BasicResourcePool, use another pool",
    "WAIT, shop.ConnectionPool#borrow, java.lang.Object#wait, shop.ConnectionPool,"
        + " raise the maximum size of the pool",
    "MONITOR, shop.Orders#load, java.util.logging.Logger#info, java.util.logging.ConsoleHandler,"
        + " AsyncFileHandler",
    "PARK, ch.qos.logback.core.OutputStreamAppender#writeBytes,"
        + " java.util.concurrent.locks.ReentrantLock#lock,"
        + " java.util.concurrent.locks.ReentrantLock$NonfairSync, AsyncAppender",
    "MONITOR, org.apache.logging.log4j.core.appender.OutputStreamManager#writeBytes, -,"
        + " org.apache.logging.log4j.core.appender.FileManager, AsyncAppender",
    "MONITOR, shop.Orders#load, java.io.PrintStream#println, java.io.PrintStream,"
        + " asynchronous logger",
    "MONITOR, shop.Orders#load, jakarta.xml.bind.JAXBContext#newInstance, java.util.jar.JarFile,"
        + " create it once",
    "MONITOR, shop.Orders#load, java.util.ServiceLoader$3#hasNext, java.util.jar.JarFile,"
        + " Look up the service once",
    "MONITOR, shop.Orders#load, java.lang.Class#forName, java.lang.Object, Keep the outcome",
    "MONITOR, shop.Orders#load, java.util.Collections$SynchronizedMap#get,"
        + " java.util.Collections$SynchronizedMap, Use a concurrent collection",
    "MONITOR, shop.Orders#load, java.lang.Object#<init>, java.lang.Object, has a finalizer",
  })
  void namesTheSettingOrTheComponent(
      ProfileKind kind, String place, String callee, String object, String advice) {
    assertThat(adviceOf(kind, place, callee, object).orElseThrow()).contains(advice);
  }

  @Test
  void saysNothingWhereNothingIsKnown() {
    assertThat(adviceOf(ProfileKind.MONITOR, "shop.Orders#load", "-", "shop.Orders"))
        .isEqualTo(Optional.empty());
    assertThat(
            adviceOf(ProfileKind.WAIT, "shop.Orders#load", "java.lang.Object#wait", "shop.Orders"))
        .isEqualTo(Optional.empty());
  }

  private static Optional<String> adviceOf(
      ProfileKind kind, String place, String callee, String object) {
    ProfileRow row =
        new ProfileRow(
            kind,
            CallPath.of(frame(place).orElseThrow(), frame(callee)),
            object,
            100,
            1_000_000_000,
            10_000_000,
            8);
    return Advice.of(MeasuredCauses.of(List.of(row)).get(0));
  }

  private static Optional<ProfileFrame> frame(String name) {
    return name.equals("-") ? Optional.empty() : ProfileFrame.parse(name + "()V");
  }
}
