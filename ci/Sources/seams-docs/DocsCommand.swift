import ArgumentParser
import Documents
import Toolbox

@main struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-docs", abstract: "Checks all documents of the checkout.",
    discussion: "Exits with 1 if there are findings, else with 70 if a part could not be checked.")

  func run() throws {
    let findings = attempt(as: "seams-docs") { () throws(ToolFailure) in
      let check = try DocumentCheck(of: Repository())
      print((check.findings + [check.summary]).joined(separator: "\n"))
      if check.findings.isEmpty, let gap = check.gap { throw ToolFailure(gap) }
      return check.findings
    }
    if !findings.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
  }
}
