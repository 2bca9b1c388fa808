// The half-written files of this process, so that an interrupted run leaves none behind.

#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#endif

/// Files that are to take another one's place soon. A thread waits for the signals that end a run and removes them
/// first: a signal handler could not take the lock that keeps the list whole.
enum TemporaryFiles {
  private nonisolated(unsafe) static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()
  /// Only touched under the lock.
  private nonisolated(unsafe) static var paths: Set<String> = []

  /// Runs `body`, which creates or ends the file at `path`, so that no signal comes between it and the list.
  private static func locked<Result>(_ body: (inout Set<String>) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&paths)
  }

  /// Creates a file with `create`, which returns its descriptor, -1 for none.
  static func create(_ path: String, _ create: () -> Int32) -> Int32 {
    locked { paths in
      let descriptor = create()
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Moves a file to its target; what `rename` returns.
  static func move(_ path: String, to target: String) -> Int32 {
    locked { paths in
      let result = rename(path, target)
      if result == 0 { paths.remove(path) }
      return result
    }
  }

  static func remove(_ path: String) {
    locked { paths in
      unlink(path)
      paths.remove(path)
    }
  }

  /// From now on the signals that end a run remove the files first. To be called once, before there are other
  /// threads; signals that the parent had switched off stay off.
  static func removeOnSignals() {
    var signals = endingSignals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = pthread_create(&thread, nil, waiter, nil)
    #else
      var thread = pthread_t()
      let result = pthread_create(&thread, nil, waiter, nil)
    #endif
    // Without the thread the signals must end the run by themselves.
    if result != 0 { pthread_sigmask(SIG_UNBLOCK, &signals, nil) }
  }

  /// For programs that this one starts: they would inherit the blocked signals.
  static var endingSignals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    return signals
  }

  private static let waiter: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { _ in
      TemporaryFiles.waitForSignals()
    }

  private static func waitForSignals() -> UnsafeMutableRawPointer? {
    var signals = endingSignals
    var number: Int32 = 0
    guard sigwait(&signals, &number) == 0 else { return nil }
    // The lock is kept: nothing is created any more.
    pthread_mutex_lock(lock)
    for path in paths { unlink(path) }
    signal(number, SIG_DFL)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    kill(getpid(), number)
    return nil
  }
}
