import Glibc
import Synchronization

/// A program that shows the output a screen at a time, such as `less`.
///
/// It starts with the first output, so that it does not disturb a progress line. If the user leaves
/// it before the end, SIGPIPE ends this process, as in `seams recipes list | less`.
final class Pager: Sendable {
  private struct State: ~Copyable {
    /// The program and its arguments, until it is started.
    var command: [String] = []
    var process: pid_t?
    /// The other end of the program's standard input.
    var input: FileDescriptor?
  }

  private let state = Mutex(State())

  /// Starts a program with the next output.
  func use(_ command: [String]) {
    state.withLock { $0.command = command }
  }

  /// Writes to the pager.
  ///
  /// - Returns: Whether there is one. A program that cannot be started is not tried again.
  func write(_ bytes: [UInt8]) throws(SystemCallFailure) -> Bool {
    try state.withLock { state throws(SystemCallFailure) in
      if !state.command.isEmpty { try Self.start(&state) }
      return try state.input?.write(bytes) != nil
    }
  }

  /// Ends the output, and waits until the user leaves the pager.
  func end() {
    let process = state.withLock { state in
      defer { state = State() }
      return state.process
    }
    guard let process else { return }
    while waitpid(process, nil, 0) == -1, errno == EINTR {}
  }

  private static func start(_ state: inout State) throws(SystemCallFailure) {
    let command = state.command
    state.command = []
    try FileDescriptor.withPair(isBlocking: true) { reading, writing in
      state.process = reading.withNumber { spawn(command, input: $0) }
      if state.process != nil { state.input = consume writing }
    }
  }

  /// Starts a program that is looked for in `PATH`.
  ///
  /// - Returns: The number of the process, or `nil` if the program cannot be started.
  private static func spawn(_ command: [String], input: Int32) -> pid_t? {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The threads of Dispatch block signals, which a program would inherit.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = unsafe command.map { unsafe strdup($0) }
    let variables = unsafe variables.map { unsafe strdup("\($0)=\($1)") }
    defer { for index in unsafe words.indices { unsafe free(words[index]) } }
    defer { for index in unsafe variables.indices { unsafe free(variables[index]) } }
    var process = pid_t()
    let code = unsafe posix_spawnp(
      &process, command[0], &actions, &attributes, words + [nil], variables + [nil])
    return code == 0 ? process : nil
  }

  /// The variables of the process. As git does, `less` is told to keep colours, to end if the output
  /// fits on one screen, and to leave it on the screen.
  private static var variables: [String: String] {
    ["LESS": "FRX", "LV": "-c"].merging(ProcessEnvironment().variables) { $1 }
  }
}
