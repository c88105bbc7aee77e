import ArgumentParser
import Documents
import Foundation
import Toolbox

/// The checker of the documents.
@main struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-docs", abstract: "Checks that what the documents say is so.",
    subcommands: [CheckCommand.self])
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check all documents of the checkout.",
    discussion: "Exits with 0 if all is well, 1 with findings, 70 if not all could be checked.")

  func run() throws {
    do {
      let check = try DocumentCheck(of: Repository())
      print((check.findings + [check.summary]).joined(separator: "\n"))
      if !check.findings.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
      if let gap = check.gap { throw ToolFailure(gap) }
    } catch let failure as ToolFailure {
      FileHandle.standardError.write(Data("seams-docs: \(failure)\n".utf8))
      throw ExitCode(ToolStatus.unchecked.rawValue)
    }
  }
}
