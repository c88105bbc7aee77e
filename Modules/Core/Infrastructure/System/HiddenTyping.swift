import Glibc
import Synchronization

/// Typing at the terminal of the standard input that the terminal does not show, for secrets.
///
/// A terminal that is left so shows nothing of what is typed to the next program either. So it is
/// given back however the typing ends: with a line, with a failure, and by a signal that ends the
/// program. A signal is passed on to whoever was to get it: the one who asked for the secret should
/// give up then, since what is typed is shown again. What the program was started to ignore stays
/// ignored.
///
/// NB: a program that is stopped (Ctrl-Z) leaves it to the shell to set the terminal, as shells do.
enum HiddenTyping {
  /// What a handler of signals needs: how the terminal was set, and who else was to get each
  /// signal.
  private struct Former {
    var settings = termios()
    var actions = [4 of sigaction](repeating: sigaction())
  }

  /// One at a time hides the typing.
  private static let turn = Mutex(())

  /// Where ``Former`` stands, as an address, since a handler may take no lock; 0 until it is needed.
  /// It is never freed: a handler may look at any moment.
  private static let address = Atomic<UInt>(0)

  /// Does work while what is typed is hidden. The standard input is a terminal.
  static func during<Value: Sendable>(
    _ work: () throws(SystemCallFailure) -> Value
  ) throws(SystemCallFailure) -> Value {
    try turn.withLock { _ throws(SystemCallFailure) in
      let former = unsafe self.former()
      guard unsafe tcgetattr(STDIN_FILENO, &former.pointee.settings) == 0 else { throw .last }
      unsafe listen(former)
      defer { unsafe giveBack(former) }
      var settings = unsafe former.pointee.settings
      settings.c_lflag &= ~tcflag_t(ECHO | ECHONL)
      // "TCSANOW: the change occurs immediately." What was typed ahead stays.
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
  /// The signals that end a program unless it knows better, each at its place in ``Former``.
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

  /// Sets the terminal as it was, and leaves the signals to whoever had them, unless somebody else
  /// has taken them since.
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

  /// Gives the terminal back and passes the signal on, by calls that a handler may make: tcsetattr,
  /// sigaction and raise are all in the list of
  /// https://man7.org/linux/man-pages/man7/signal-safety.7.html
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
      // It comes when this returns, since a signal waits while its handler runs.
      raise(signal)
    }
  }
}
