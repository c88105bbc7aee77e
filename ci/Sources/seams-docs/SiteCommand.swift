import ArgumentParser
import Documents
import Site
import Toolbox

/// `seams-docs site`.
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site", abstract: "Make a site of all documents, and check its pages.",
    discussion: "Ends with 0 when all is well, 1 with findings, 70 when it cannot be made.")

  @OptionGroup var place: PlaceOptions

  @Option(help: "The folder of the site, named from the root of the checkout. What is in it goes.")
  var folder = "reports/site"

  func run() throws {
    let report = try place.attempt { () throws(ToolFailure) in
      try SiteBuild(repository: try place.repository(), folder: folder).run()
    }
    place.show(report.findings)
    if place.format == .text {
      print(
        "\(report.articles) articles, \(report.pages) pages in \(folder); "
          + "\(report.findings.count) findings")
    }
    try place.end(findings: report.findings, gaps: [])
  }
}
