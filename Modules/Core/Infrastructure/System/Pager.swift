import Glibc
import Synchronization

/// A program that shows one screen of output at a time, such as `less`.
///
/// The pager starts when the first output is written, so that it does not disturb an earlier
/// progress line. If the user quits the pager before the end of the output, SIGPIPE ends this
/// process, as in `seams recipes list | less`.
final class Pager: Sendable {
  private struct State: ~Copyable {
    /// The program and its arguments, until it is started.
    var command: [String] = []
    var process: pid_t?
    /// The connection to the program's standard input.
    var input: FileDescriptor?
    /// The signals that this process ignores while the program runs.
    var ignored: Set<Int32> = []
  }

  private let state = Mutex(State())

  /// Sets the program, which is started when the next output is written.
  func use(_ command: [String]) {
    state.withLock { $0.command = command }
  }

  /// Writes to the pager.
  ///
  /// - Returns: Whether the pager is running. A program that cannot be started is not tried again.
  func write(_ bytes: [UInt8]) throws(SystemCallFailure) -> Bool {
    try state.withLock { state throws(SystemCallFailure) in
      if !state.command.isEmpty { try Self.start(&state) }
      if state.process != nil { Self.ignoreKeys(&state) }
      return try state.input?.writeUnlessCancelled(bytes) != nil
    }
  }

  /// Closes the input of the pager, and waits until the user quits the pager.
  func end() {
    let (process, ignored) = state.withLock { state in
      if state.process != nil { Self.ignoreKeys(&state) }
      defer { state = State() }
      return (state.process, state.ignored)
    }
    guard let process else { return }
    while waitpid(process, nil, 0) == -1, errno == EINTR {}
    for number in ignored { _ = signal(number, SIG_DFL) }
  }

  /// Ignores Ctrl-C and Ctrl-\, as system(3) does. These keys belong to the pager: they must not
  /// end this process while the pager uses the terminal. A signal that this process handles is
  /// still handled.
  /// https://man7.org/linux/man-pages/man3/system.3.html
  private static func ignoreKeys(_ state: inout State) {
    for number in keys {
      var action = sigaction()
      guard unsafe sigaction(number, nil, &action) == 0,
        unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
          == unsafeBitCast(SIG_DFL, to: Int.self)
      else { continue }
      _ = signal(number, SIG_IGN)
      state.ignored.insert(number)
    }
  }

  private static let keys = [SIGINT, SIGQUIT]

  private static func start(_ state: inout State) throws(SystemCallFailure) {
    let command = state.command
    state.command = []
    try FileDescriptor.withPair(isBlocking: true) { reading, writing in
      state.process = reading.withNumber { spawn(command, input: $0) }
      if state.process != nil { state.input = consume writing }
    }
  }

  /// Starts a program, which is looked up in `PATH`.
  ///
  /// - Returns: The process identifier, or `nil` if the program cannot be started.
  private static func spawn(_ command: [String], input: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Dispatch blocks signals on its threads. Without this call, the pager would inherit the
    // blocked signals.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    var defaults = sigset_t()
    unsafe sigemptyset(&defaults)
    for number in keys { unsafe sigaddset(&defaults, number) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &defaults)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = unsafe command.map { unsafe strdup($0) }
    let variables = unsafe variables.map { unsafe strdup("\($0)=\($1)") }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    defer { for index in unsafe variables.indices { unsafe free(variables[index]) } }
    var process = pid_t()
    let code = unsafe posix_spawnp(
      &process, command[0], &actions, &attributes, words + [nil], variables + [nil])
    return code == 0 ? process : nil
  }

  /// The environment of the pager. As in git, options make `less` keep colors, end if the output
  /// fits on one screen, and leave the output on the screen.
  private static var variables: [String: String] {
    ["LESS": "FRX", "LV": "-c"].merging(ProcessEnvironment().variables) { $1 }
  }
}
