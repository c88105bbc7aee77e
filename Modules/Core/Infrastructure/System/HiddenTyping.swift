import Glibc
import Synchronization

/// Turns off the echo of the terminal on the standard input while a secret is typed.
///
/// A terminal left in this state would also hide what is typed into the next program. The settings
/// are therefore restored however the input ends: with a line, with an error, or with a signal that
/// ends the program. The signal is then forwarded to its former handler. The program should then
/// stop reading the secret, because the echo is on again. Ignored signals stay ignored.
///
/// Ctrl-Z is ignored meanwhile. It would give the terminal to the shell, which turns the echo on,
/// and `fg` would continue this program with that setting.
enum HiddenTyping {
  /// The state that a signal handler needs: the terminal's former settings and the former handler
  /// of each signal.
  private struct Former {
    var settings = termios()
    var actions = [4 of sigaction](repeating: sigaction())
  }

  /// Allows one secret input at a time.
  private static let turn = Mutex(())

  /// The address of the ``Former`` value, or 0 until it is needed. It is atomic, because a signal
  /// handler must not take a lock. The value is never freed, because a handler may read it at any
  /// time.
  private static let address = Atomic<UInt>(0)

  /// Runs work with the echo turned off. The standard input must be a terminal.
  static func during<Value: Sendable>(
    _ work: () throws(SystemCallFailure) -> Value
  ) throws(SystemCallFailure) -> Value {
    try turn.withLock { _ throws(SystemCallFailure) in
      let former = unsafe self.former()
      guard unsafe tcgetattr(STDIN_FILENO, &former.pointee.settings) == 0 else { throw .last }
      let stop = Glibc.signal(SIGTSTP, SIG_IGN)
      defer { _ = Glibc.signal(SIGTSTP, stop) }
      unsafe listen(former)
      defer { unsafe giveBack(former) }
      var settings = unsafe former.pointee.settings
      settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
      // "TCSANOW: the change occurs immediately." Input typed ahead is preserved.
      // https://man7.org/linux/man-pages/man3/termios.3.html
      guard unsafe tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else { throw .last }
      return try work()
    }
  }

  private static func former() -> UnsafeMutablePointer<Former> {
    let known = address.load(ordering: .sequentiallyConsistent)
    if let former = unsafe UnsafeMutablePointer<Former>(bitPattern: known) { return unsafe former }
    let former = UnsafeMutablePointer<Former>.allocate(capacity: 1)
    unsafe former.initialize(to: Former())
    address.store(UInt(bitPattern: former), ordering: .sequentiallyConsistent)
    return unsafe former
  }
}

// MARK: - Signals

extension HiddenTyping {
  /// The signals that end a program by default, by their index in ``Former``.
  private static func signal(at place: Int) -> Int32 {
    switch place {
    case 0: SIGINT
    case 1: SIGTERM
    case 2: SIGHUP
    default: SIGQUIT
    }
  }

  private static func listen(_ former: UnsafeMutablePointer<Former>) {
    for place in 0..<4 where !SignalInterruptions.isIgnored(signal(at: place)) {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = handler
      action.sa_flags = SA_RESTART
      unsafe sigaction(signal(at: place), &action, &former.pointee.actions[place])
    }
  }

  /// Restores the terminal and the former signal handlers, unless other code has replaced them
  /// since.
  private static func giveBack(_ former: UnsafeMutablePointer<Former>) {
    unsafe tcsetattr(STDIN_FILENO, TCSANOW, &former.pointee.settings)
    for place in 0..<4 {
      var action = sigaction()
      unsafe sigaction(signal(at: place), nil, &action)
      guard isOurs(action) else { continue }
      unsafe sigaction(signal(at: place), &former.pointee.actions[place], nil)
    }
  }

  private static func isOurs(_ action: sigaction) -> Bool {
    unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(handler as (@convention(c) (Int32) -> Void)?, to: Int.self)
  }

  /// Restores the terminal and forwards the signal. A handler may call tcsetattr, sigaction and
  /// raise: https://man7.org/linux/man-pages/man7/signal-safety.7.html
  private static var handler: @convention(c) (Int32) -> Void {
    { signal in
      let kept = errno
      defer { errno = kept }
      let known = HiddenTyping.address.load(ordering: .sequentiallyConsistent)
      guard let former = unsafe UnsafeMutablePointer<Former>(bitPattern: known) else { return }
      unsafe tcsetattr(STDIN_FILENO, TCSANOW, &former.pointee.settings)
      for place in 0..<4 where HiddenTyping.signal(at: place) == signal {
        unsafe sigaction(signal, &former.pointee.actions[place], nil)
      }
      // The signal is delivered after this returns, because it is blocked while its handler runs.
      raise(signal)
    }
  }
}
