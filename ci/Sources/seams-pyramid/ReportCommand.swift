import ArgumentParser
import Foundation
import Pyramid
import Toolbox

/// `seams-pyramid report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Shows what each level costs and covers, and checks it by docs/pyramid.md.",
    discussion: "Reads what the last run of all levels left in the folder of reports, and writes "
      + "pyramid.json there.")

  @OptionGroup var places: Places

  func run() throws {
    throw ExitCode(status { () throws(ToolFailure) in try report() })
  }

  private func report() throws(ToolFailure) -> ToolStatus {
    let repository = try places.repository()
    let reports = places.reports(of: repository)
    let rules = try PyramidRules(text: try repository.text(PyramidRules.page))
    let tools = try CoverageTools(
      repository: places.measured(repository), build: places.build)
    let reader = PyramidReader(
      repository: repository, reports: reports, rules: rules, tools: tools)
    let report = try reader.read()
    let findings = rules.check(report)
    for line in PyramidText.lines(of: report) { print(line) }
    print("")
    for finding in findings { print(finding) }
    if findings.isEmpty { print("The pyramid stands, as \(PyramidRules.page) has it.") }
    try write(PyramidFile(report: report, findings: findings).json(), to: "\(reports)/pyramid.json")
    return findings.isEmpty ? .clean : .findings
  }
}
