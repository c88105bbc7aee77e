import ArgumentParser
import Evidence
import Graph
import Toolbox

/// `seams-arch api`: compares the public API of the modules with the accepted one, or accepts it.
struct APICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Compares what the modules show with docs/api, or accepts it.",
    discussion: """
      Ends with 1 if something differs, and with 70 if a module could not be seen, as without a \
      build.
      """)

  @Flag(help: "Writes what the modules show into docs/api.")
  var accept = false

  func run() throws {
    let lines = attempt(as: "seams-arch", compared)
    for line in lines { print(line) }
    guard !accept, !lines.isEmpty else { return }
    print("If this is meant, run make api-accept, and commit what it writes into docs/api.")
    throw ExitCode(ToolStatus.findings.rawValue)
  }

  private func compared() throws(ToolFailure) -> [String] {
    let repository = try Repository()
    let reader = EvidenceReader(repository: repository)
    let listings = try APIListing.all(of: reader.read([.declared, .exposed]))
    guard accept else { return try APIListing.findings(listings, in: repository) }
    return try APIListing.accept(listings, in: repository).map { path in
      repository.exists(path) ? "\(path) is written." : "\(path) is removed."
    }
  }
}
