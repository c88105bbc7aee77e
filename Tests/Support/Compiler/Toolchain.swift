internal import Subprocess

/// The tools of the toolchain that built the package.
struct Toolchain: Sendable {
  let folder: String

  /// The standard error and the status of a tool.
  struct Answer: Sendable {
    /// The exit status; `nil` if a signal ended the tool.
    let status: Int?
    /// How the tool ended, in words.
    let ending: String
    let output: String
  }

  /// Runs a tool to its end.
  func run(_ program: String, _ arguments: [String]) async throws(CompilerFailure) -> Answer {
    do {
      let result = try await Subprocess.run(
        .name(program), arguments: Arguments(arguments),
        environment: .inherit.updating(["PATH": folder]),
        output: .discarded, error: .string(limit: Self.outputLimit))
      return Answer(result.terminationStatus, result.standardError)
    } catch {
      throw .unusable(reason: "\(error)")
    }
  }

  /// The maximum output in bytes. A failing case prints a few hundred bytes.
  private static let outputLimit = 4 * 1024 * 1024
}

extension Toolchain.Answer {
  fileprivate init(_ status: TerminationStatus, _ output: String) {
    if case .exited(let code) = status { self.status = Int(code) } else { self.status = nil }
    ending = "\(status)"
    self.output = output
  }

  /// The answer as a failure, with the last lines of the output.
  var asCrash: CompilerFailure {
    let lastLines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
    return .crashed(status: ending, output: lastLines)
  }
}
