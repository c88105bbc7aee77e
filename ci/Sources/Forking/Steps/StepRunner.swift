import Foundation
import Toolbox

/// Runs the programs after writing, one at a time, with their output in a file.
struct StepRunner {
  let repository: Repository
  let interruption: Interruption
  /// Prints progress to standard error, because it is not a result.
  let say: @Sendable (String) -> Void

  struct Result: Sendable {
    let succeeded: Bool
    let output: String
    let seconds: Double
    /// The file with its output, relative to the root.
    let log: String
  }

  /// Runs a program in the checkout.
  ///
  /// - Parameters:
  ///   - name: The name of the step, also in its log.
  ///   - arguments: the program first.
  /// - Throws: ``Interrupted`` after a signal, ``ToolFailure`` if it cannot start.
  func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Result {
    try interruption.check()
    say("\(name): \(arguments.joined(separator: " "))")
    let log = "\(ForkFolder.path)/logs/\(name.replacing(" ", with: "-")).log"
    let start = ContinuousClock.now
    try repository.write("", to: log)
    let status = try status(of: arguments, environment, log: log)
    try interruption.check()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    say("\(name): \(status == 0 ? "done" : "failed") after \(Self.text(seconds)) s")
    let output = FileManager.default.contents(atPath: repository.path(log)) ?? Data()
    return Result(
      succeeded: status == 0, output: String(decoding: output, as: UTF8.self), seconds: seconds,
      log: log)
  }

  static func text(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private func status(
    of arguments: [String], _ environment: [String: String], log: String
  ) throws -> Int32 {
    guard let file = FileHandle(forWritingAtPath: repository.path(log)) else {
      throw ToolFailure("“\(log)” cannot be written.")
    }
    let process = try ChildProcess(
      arguments, in: repository.root,
      environment: ProcessInfo.processInfo.environment.filter { variable in
        !Self.unwanted.contains { variable.key.hasPrefix($0) }
      }.merging(environment) { $1 },
      output: file, errors: file)
    interruption.isRunning(process.id)
    defer { interruption.isRunning(nil) }
    return process.wait()
  }

  /// Prefixes of variables that an outer make, git or test run sets for its own children.
  private static let unwanted = ["MAKE", "MFLAGS", "GIT_", "LLVM_PROFILE_FILE"]
}
