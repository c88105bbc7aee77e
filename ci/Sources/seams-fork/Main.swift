import ArgumentParser
import Forking
import Foundation
import Toolbox

@main struct SeamsFork: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-fork",
    abstract:
      "Makes a feature from another one or from the smallest template, and removes it.",
    discussion: """
      It writes all layers, their tests and their line in the manifest and in the composition, \
      builds, runs the unit tests, and regenerates the pages. A failed or interrupted run leaves no \
      files. The exit status is 0 for success, 1 if the build or a test failed, 64 if a name or \
      the checkout is not suitable, and 70 for other errors.
      """,
    subcommands: [
      ForkCommand.self, AloneCommand.self, NewCommand.self, UnforkCommand.self,
      UpgradeCommand.self, TreeCommand.self, CheckCommand.self,
    ])

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      exit(withError: error)
    }
  }
}

/// The exit status for the result of a command.
enum Outcome {
  static func isReported(_ body: () throws -> ToolStatus) throws {
    do {
      let status = try body()
      if status != .clean { throw ExitCode(status.rawValue) }
    } catch let refusal as Refusal {
      complain(refusal.description)
      throw ExitCode(ToolStatus.usage.rawValue)
    } catch let failure as ToolFailure {
      complain(failure.description)
      throw ExitCode(ToolStatus.unchecked.rawValue)
    } catch let interrupted as Interrupted {
      complain("It was ended by signal \(interrupted.signal). Everything is as it was before.")
      throw ExitCode(128 + interrupted.signal)
    }
  }

  /// Progress and errors go to standard error, because they are not results.
  @Sendable static func say(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }

  private static func complain(_ text: String) { say("seams-fork: \(text)") }
}
