import ArgumentParser
import Foundation
import Pyramid
import Toolbox

/// `seams-pyramid coverage`.
struct CoverageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Shows which lines all levels reached together, module by module.",
    discussion: "Writes coverage.lcov, coverage.xml (Cobertura), coverage.txt and pages of HTML in "
      + "coverage/ into the folder of reports. It has no opinion: the floors are checked by "
      + "“report”.")

  @OptionGroup var places: Places

  func run() throws {
    throw ExitCode(status { () throws(ToolFailure) in try coverage() })
  }

  private func coverage() throws(ToolFailure) -> ToolStatus {
    let repository = try places.repository()
    let reports = places.reports(of: repository)
    let profiles = TestProfiles(reports: reports).paths
    guard !profiles.isEmpty else {
      throw ToolFailure("There is no coverage to show. Run the tests first, with “make test”.")
    }
    let tools = try CoverageTools(repository: repository, build: places.build)
    let data = "\(reports)/coverage.profdata"
    let lcov = try tools.lcov(of: profiles, keeping: data)
    let coverage = LineCoverage(lcov: lcov, root: repository.root)
    guard !coverage.files.isEmpty else {
      throw ToolFailure(
        "There is no coverage to show: no line of the project is in the profiles.")
    }
    let lines = PyramidText.coverage(coverage.modules)
    for line in lines { print(line) }
    let now = Int(Date.now.timeIntervalSince1970 * 1000)
    let xml = Cobertura(coverage, source: repository.root, timestamp: now).xml
    try write(lcov, to: "\(reports)/coverage.lcov")
    try write(xml, to: "\(reports)/coverage.xml")
    try write(lines.joined(separator: "\n") + "\n", to: "\(reports)/coverage.txt")
    try tools.writePages(of: data, to: "\(reports)/coverage")
    return .clean
  }
}
