import ArgumentParser
import Documents
import Evidence
import Toolbox

/// `seams-docs symbols`.
struct SymbolsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Write the symbol graph of each library, and print the libraries' names.",
    discussion: "Each has a folder of its own, which docc can convert.")

  @Option(help: "The folder of the graphs, named from the root of the checkout.")
  var folder = ".build/symbols"

  @OptionGroup var place: PlaceOptions

  func run() throws {
    let modules = try place.attempt { () throws(ToolFailure) in
      try SymbolGraphExport(repository: try place.repository(), build: place.build)
        .write(to: folder)
    }
    for module in modules { print(module) }
  }
}
