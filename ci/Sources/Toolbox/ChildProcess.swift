public import Foundation

/// A program that runs.
///
/// NB: Foundation's `Process` waits for the end of a pipe, which other processes may inherit and
/// keep open after the program has ended.
public struct ChildProcess: Sendable {
  /// The number of the process, and of its process group.
  public let id: pid_t

  /// Starts a program that is looked for in `PATH`, without standard input, in its own process
  /// group. If there is no such program, its status is 127.
  ///
  /// - Throws: ``ToolFailure`` if the system has no room for a process.
  public init(
    _ arguments: [String], in folder: String? = nil, environment: [String: String],
    output: FileHandle, errors: FileHandle
  ) throws(ToolFailure) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.fileDescriptor, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.fileDescriptor, 2)
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    // The threads of Dispatch block signals, which a program would inherit.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let place = folder.map { ["--chdir", $0] } ?? []
    let words = unsafe (["env"] + place + arguments).map { unsafe strdup($0) }
    let variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") }
    var id = pid_t()
    let code = unsafe posix_spawn(
      &id, "/usr/bin/env", &actions, &attributes, words + [nil], variables + [nil])
    for text in unsafe [words, variables].joined() { unsafe free(text) }
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
    guard code == 0 else {
      throw ToolFailure("“\(arguments[0])” cannot be started: \(unsafe String(cString: strerror(code)))")
    }
    self.id = id
  }

  /// Waits for the end, once, and returns the exit status, or 128 and the number of the signal that
  /// ended it.
  public func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) != id {}
    let signal = status & 0x7f
    return signal == 0 ? status >> 8 & 0xff : 128 + signal
  }
}
