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
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // Uses an unnamed file instead of a second pipe, because a program blocks while its pipe is
    // full.
    let file = FileManager.default.temporaryDirectory.appending(path: "seams-\(UUID())").path
    _ = FileManager.default.createFile(atPath: file, contents: nil)
    let errors = FileHandle(forUpdatingAtPath: file)
    try? FileManager.default.removeItem(atPath: file)
    process.standardError = merged ? output : errors
    do {
      try process.run()
    } catch {
      throw ToolFailure("“\(arguments.joined(separator: " "))” cannot be started: \(error)")
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try? errors?.seek(toOffset: 0)
    let complained = errors?.readDataToEndOfFile() ?? Data()
    let status =
      process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
    return ShellResult(
      status: status, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
}
