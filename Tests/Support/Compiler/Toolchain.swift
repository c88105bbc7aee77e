internal import Subprocess

/// The programs of the toolchain that built the package.
struct Toolchain: Sendable {
  /// The folder that the programs stand in.
  let folder: String

  /// What a program said on its standard error, and how it ended.
  struct Answer: Sendable {
    /// The program's status; nothing when a signal ended it.
    let status: Int?
    /// How the program ended, in words.
    let ending: String
    let output: String
  }

  /// Runs a program to its end.
  ///
  /// - Throws: ``CompilerFailure/unusable(reason:)`` when it cannot be started or says too much.
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

  /// How many bytes a program may say. A case that fails takes some hundred.
  private static let outputLimit = 4 * 1024 * 1024
}

extension Toolchain.Answer {
  fileprivate init(_ status: TerminationStatus, _ output: String) {
    if case .exited(let code) = status { self.status = Int(code) } else { self.status = nil }
    ending = "\(status)"
    self.output = output
  }

  /// The answer as a failure, with the last words of the program.
  var asCrash: CompilerFailure {
    let lastLines = output.split(separator: "\n").suffix(20).joined(separator: "\n")
    return .crashed(status: ending, output: lastLines)
  }
}
