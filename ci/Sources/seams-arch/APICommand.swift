import ArgumentParser
import Evidence
import Graph
import Toolbox

struct APICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Compares the public API of the modules with docs/api, or accepts it.",
    discussion: "Exits with 1 if they differ, and with 70 if a module was not built.")

  @Flag(help: "Writes the public API of the modules to docs/api.")
  var accept = false

  func run() throws {
    let lines = attempt(as: "seams-arch", compared)
    for line in lines { print(line) }
    guard !accept, !lines.isEmpty else { return }
    print("If these changes are intended, run make api-accept, and commit docs/api.")
    throw ExitCode(ToolStatus.findings.rawValue)
  }

  private func compared() throws(ToolFailure) -> [String] {
    let repository = try Repository()
    let evidence = try EvidenceReader(repository: repository).read([.declared, .exposed])
    let listings = try APIListing.all(of: evidence)
    guard accept else { return try APIListing.findings(listings, in: repository) }
    return try APIListing.accept(listings, in: repository).map { path in
      repository.exists(path) ? "\(path) is written." : "\(path) is removed."
    }
  }
}
