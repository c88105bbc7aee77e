import ArgumentParser
import Forking
import Foundation
import Toolbox

@main struct SeamsFork: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-fork",
    abstract:
      "Makes a feature of another one, or of the smallest there is, and takes it out again.",
    discussion: """
      It writes all layers, their tests and their line in the manifest and in the composition, \
      builds, runs the unit level, and draws the pages anew. What fails or is ended leaves nothing \
      behind. It ends with 0 when the feature is there, with 1 when it did not build or its tests \
      failed, with 64 when a name or the checkout will not do, and with 70 when the work could \
      not be done.
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

/// The exit status of a command, out of what it came to.
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
