import ArgumentParser
import Documents
import Foundation
import Toolbox

/// `seams-docs check`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check all documents of the checkout.",
    discussion: "Ends with 0 when all is well, 1 with findings, 70 when not all could be checked.")

  @OptionGroup var place: PlaceOptions

  @Flag(help: "Do not run the blocks that are marked as runnable.")
  var withoutRunning = false

  func run() throws {
    let report = try place.attempt { () throws(ToolFailure) in
      try DocumentCheck(repository: try place.repository(), build: place.build)
        .report(runs: !withoutRunning)
    }
    place.show(report.findings)
    if place.format == .text {
      print(
        "\(report.documents) documents, \(report.mentions) words in code, \(report.links) links, "
          + "\(report.fences) blocks, \(report.runnable) of them runnable; "
          + "\(report.findings.count) findings")
    }
    try place.end(findings: report.findings, gaps: report.gaps)
  }
}
