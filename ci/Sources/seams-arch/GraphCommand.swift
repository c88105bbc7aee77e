import ArgumentParser
import Drawing
import Evidence
import Toolbox

/// `seams-arch graph`: draws the graph of the modules and what their pages tell at a glance, or says
/// where either is out of date.
struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Draws the graph of the modules, in ARCHITECTURE.md, docs and the modules' pages.",
    discussion: """
      A module's page also gets what can be told of it at a glance: layers, ports, tests, forks.

      With --check it writes nothing, and ends with 1 when a page is out of date. It ends with 70 \
      when the graph cannot be drawn, as without a build.
      """)

  @OptionGroup var checkout: CheckoutOptions

  @Flag(help: "Compares the pages with the graph, and writes nothing.")
  var check = false

  func run() throws {
    let paths: [String]
    do throws(ToolFailure) {
      paths = try drawn()
    } catch {
      throw complaint(error)
    }
    guard check else {
      for path in paths { print("\(path) is written.") }
      return
    }
    for path in paths {
      print("\(path) is out of date. Run make graph, and commit what it writes.")
    }
    if !paths.isEmpty { throw ToolStatus.findings.exit }
  }

  /// The pages that are out of date, or were.
  private func drawn() throws(ToolFailure) -> [String] {
    let repository = try checkout.repository()
    let reader = EvidenceReader(repository: repository, build: checkout.build)
    let evidence = try reader.read()
    let graph = try ModuleGraph(of: evidence)
    let page = "docs/pyramid.md"
    let tables = try MarkdownTable.all(in: repository.text(page), file: page)
    let levels = tables.first { $0.columns.first == "level" }?.rows ?? []
    let glances = try GlanceReader(evidence, graph: graph, in: repository).glances(
      levels: levels.map { TestLevel($0.plainText("level"), in: $0.plainText("folder")) })
    let files = try GraphPages.files(of: graph, glances: glances, in: repository)
    return check ? try files.outdated(in: repository) : try files.write(in: repository)
  }
}
