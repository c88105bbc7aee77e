import ArgumentParser
import Evidence
import Toolbox

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
