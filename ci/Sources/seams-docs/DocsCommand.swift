import ArgumentParser
import Documents
import Toolbox

@main struct DocsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-docs", abstract: "Checks all documents of the checkout.",
    discussion: "Exits with 0 if all is well, 1 with findings, 70 if not all could be checked.")

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
