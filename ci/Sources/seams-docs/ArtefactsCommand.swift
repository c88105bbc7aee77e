import ArgumentParser
import Documents
import Toolbox

/// `seams-docs artefacts`.
struct ArtefactsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "artefacts",
    abstract: "Check that what Jenkins picks up is there; asked after “make ci”.")

  @OptionGroup var place: PlaceOptions

  func run() throws {
    let findings = try place.attempt { () throws(ToolFailure) in
      let repository = try place.repository()
      let pipelines = try ProjectReader(repository: repository)
        .pipelines(try FileIndex(of: repository))
      guard pipelines.contains(where: { !$0.pipeline.artefacts.isEmpty }) else {
        throw ToolFailure("No Jenkinsfile picks anything up.")
      }
      // All of them pick up the same: `check` compares.
      return ArtefactRule(repository: repository).findings(in: Array(pipelines.prefix(1)))
    }
    place.show(findings)
    try place.end(findings: findings, gaps: [])
  }
}
