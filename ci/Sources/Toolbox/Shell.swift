import Foundation

/// The output and the exit status of a program.
public struct ShellResult: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it.
  public let status: Int32
  public let output: String
  public let errors: String

  public var succeeded: Bool { status == 0 }
}

public enum Shell {
  /// Runs a program from `PATH`, without standard input and with additional variables.
  ///
  /// - Parameter merged: whether standard error is part of `output`, in order.
  /// - Throws: ``ToolFailure`` if the program cannot be started.
  public static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:],
    merged: Bool = false
  ) throws(ToolFailure) -> ShellResult {
    let output = try unnamedFile(), errors = merged ? output : try unnamedFile()
    let id = try start(
      arguments, in: folder,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      output: output, errors: errors)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) != id {}
    let signal = status & 0x7f
    return ShellResult(
      status: signal == 0 ? status >> 8 & 0xff : 128 + signal, output: text(of: output),
      errors: merged ? "" : text(of: errors))
  }

  /// Starts a program in its own process group. If there is no such program, its status is 127.
  ///
  /// NB: Foundation's `Process` waits for the end of a pipe, which other processes may inherit and
  /// keep open after the program has ended.
  private static func start(
    _ arguments: [String], in folder: String?, environment: [String: String],
    output: FileHandle, errors: FileHandle
  ) throws(ToolFailure) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output.fileDescriptor, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors.fileDescriptor, 2)
    // A file that is open for writing in another process cannot be run: “Text file busy”.
    for number in 3..<256 { unsafe posix_spawn_file_actions_addclose(&actions, Int32(number)) }
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
    let texts = unsafe words + variables
    for index in unsafe texts.indices { unsafe free(texts[index]) }
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
    guard code == 0 else {
      let reason = unsafe String(cString: strerror(code))
      throw ToolFailure("“\(arguments[0])” cannot be started: \(reason)")
    }
    return id
  }

  /// A file instead of a pipe, because a program that writes to a full pipe waits for a reader.
  private static func unnamedFile() throws(ToolFailure) -> FileHandle {
    let path = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forUpdatingAtPath: path)
    else { throw ToolFailure("“\(path)” cannot be created. Is the disk full?") }
    return file
  }

  private static func text(of file: FileHandle) -> String {
    try? file.seek(toOffset: 0)
    return String(decoding: file.readDataToEndOfFile(), as: UTF8.self)
  }
}
