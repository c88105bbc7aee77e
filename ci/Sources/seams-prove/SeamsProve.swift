import ArgumentParser
import Foundation
import Toolbox

@main struct SeamsProve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-prove",
    abstract: "Plants violations in a scratch clone, and checks that each guard bites.",
    discussion: """
      Every file of ci/violations is a small patch with the guard that has to catch it, and why. It \
      ends with 0 when all are caught, with 1 when a guard failed, and with 70 when it could not \
      be checked.
      """,
    subcommands: [RunCommand.self, ListCommand.self], defaultSubcommand: RunCommand.self)

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
enum Failures {
  static func areReported(_ body: () throws -> ToolStatus) throws {
    do {
      let status = try body()
      if status != .clean { throw ExitCode(status.rawValue) }
    } catch let failure as ToolFailure {
      FileHandle.standardError.write(Data("seams-prove: \(failure)\n".utf8))
      throw ExitCode(ToolStatus.unchecked.rawValue)
    }
  }
}
