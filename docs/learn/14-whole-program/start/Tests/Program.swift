import Foundation

/// The built program.
struct Program {
  /// The result of a run.
  struct Outcome: Hashable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the program, and waits until it ends.
  static func run(_ arguments: [String] = [], input: String = "") throws -> Outcome {
    let process = Process()
    let (input, text) = (Pipe(), input)
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: ProcessInfo.processInfo.environment["PROGRAM"] ?? "")
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    // All texts are short, so no pipe is ever full. The input is written before the program starts:
    // a program that ends without reading would break the pipe, and a signal would end the tests.
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self),
      errors: String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self))
  }
}
