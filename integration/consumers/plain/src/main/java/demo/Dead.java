package demo;

/** Error Prone's DeadException is an error, which would stop a build that runs all its checks. */
class Dead {
  void create() {
    new Exception();
  }
}
