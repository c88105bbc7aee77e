import Foundation

/// The output and the exit status of a program.
public struct ShellResult: Sendable {
  /// The exit status, or 128 and the number of the signal that ended it.
  public let status: Int32
  public let output: String
  public let errors: String

  public var succeeded: Bool { status == 0 }
}

/// Runs programs and waits for them.
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
    let process = try ChildProcess(
      arguments, in: folder,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      output: output, errors: errors)
    let status = process.wait()
    return ShellResult(
      status: status, output: text(of: output), errors: merged ? "" : text(of: errors))
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
