import ArgumentParser
import Evidence
import Graph
import Toolbox

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the graph of the modules: as pictures, and as text in ARCHITECTURE.md.",
    discussion: "Exits with 1 if --check finds a change, and with 70 if a module was not built.")

  @Flag(help: "Compares the files, and does not write them.")
  var check = false

  func run() throws {
    let paths = attempt(as: "seams-arch") { () throws(ToolFailure) in
      let repository = try Repository()
      let reader = EvidenceReader(repository: repository)
      let graph = try ModuleGraph(of: reader.read([.declared, .imported, .named]))
      let pages = GraphPages(of: graph, in: repository)
      return check ? try pages.outdated() : try pages.write()
    }
    let complaint = "is out of date. Run make graph, and commit what it writes."
    for path in paths { print("\(path) \(check ? complaint : "is written.")") }
    if check, !paths.isEmpty { throw ExitCode(ToolStatus.findings.rawValue) }
  }
}
