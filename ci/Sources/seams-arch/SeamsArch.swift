import Architecture
import ArgumentParser
import Evidence
import Foundation
import Graph
import Toolbox

@main struct SeamsArch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seams-arch",
    abstract: "Checks the package against the rules of docs/layers.md.",
    subcommands: [CheckCommand.self, GraphCommand.self, APICommand.self, SymbolsCommand.self],
    defaultSubcommand: CheckCommand.self)
}

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks edges, imports, symbols and signatures.",
    discussion: "Exits with 1 if there are findings, else with 70 if a part could not be read.")

  @Flag(help: "Lists the rules.")
  var rules = false

  func run() throws {
    if rules { return Rule.all.forEach { print("\($0.id): \($0.says)") } }
    let started = ContinuousClock.now
    let verdict = attempt(as: "seams-arch", inspected)
    // seams-prove plants every forbidden pair at once, so it sets a higher limit.
    let limit = ProcessInfo.processInfo.environment["SEAMS_FINDINGS"].flatMap { Int($0) }
    let seconds = started.duration(to: .now) / .seconds(1)
    print(verdict.report(seconds: seconds, limit: limit ?? 200), terminator: "")
    throw ExitCode(verdict.status.rawValue)
  }

  private func inspected() throws(ToolFailure) -> Verdict {
    let repository = try Repository()
    let rules = try Rulebook(
      text: repository.text(LayerTable.path), ofFork: repository.exists("template.lock"))
    let reader = EvidenceReader(repository: repository, watched: rules.watched)
    return check(try reader.read(), against: rules)
  }
}

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

struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Writes the symbol graph of each library, and prints the libraries' names.",
    discussion: "Each library has its own folder, which docc can convert.")

  @Option(help: "The folder of the graphs, named from the root of the checkout.")
  var folder = ".build/symbols"

  func run() throws {
    let modules = attempt(as: "seams-arch") { () throws(ToolFailure) in
      try SymbolGraphExport(repository: Repository()).write(to: folder)
    }
    for module in modules { print(module) }
  }
}
