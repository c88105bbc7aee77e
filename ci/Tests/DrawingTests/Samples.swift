import Drawing
import Evidence
import Foundation
import Toolbox

/// A package of some features, each with the layers of the real one, as it ought to be.
func sampleGraph(
  features: [String], adding wrong: [ModuleGraph.Edge] = []
) -> ModuleGraph {
  var nodes = ["Composition", "CLI", "Server", "seams", "seams-server"].map {
    ModuleGraph.Node(name: $0, part: .app)
  }
  nodes += ["CoreDomain", "CoreInfrastructure"].map { .init(name: $0, part: .module("Core")) }
  nodes.append(.init(name: "CCurl", part: .module("Core"), isSystem: true))
  var edges = [
    edge("seams", "CLI"), edge("seams-server", "Server"), edge("seams", "Composition"),
    edge("CLI", "Composition"), edge("Server", "Composition"), edge("CLI", "CoreDomain"),
    edge("Server", "CoreDomain"), edge("Composition", "CoreInfrastructure"),
    edge("Composition", "CoreDomain"), edge("CoreInfrastructure", "CoreDomain"),
    edge("CoreInfrastructure", "CCurl", SymbolCount()),
  ]
  for feature in features {
    for layer in ["Domain", "Repository", "ViewModel", "Router", "Infrastructure"] {
      nodes.append(.init(name: feature + layer, part: .module(feature)))
      edges.append(edge(feature + layer, "CoreDomain"))
      edges.append(edge("Composition", feature + layer))
      if layer != "Domain" { edges.append(edge(feature + layer, feature + "Domain")) }
    }
    edges += [edge("CLI", feature + "Domain"), edge("Server", feature + "Domain")]
  }
  return ModuleGraph(nodes: nodes, edges: edges + wrong)
}

func edge(
  _ user: String, _ owner: String, _ count: SymbolCount = SymbolCount(protocols: 4, values: 111)
) -> ModuleGraph.Edge {
  ModuleGraph.Edge(user: user, owner: owner, count: count)
}

/// A folder that is removed when the test is over.
func withCheckout(_ files: [String: String] = [:], _ body: (Repository) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "seams tools \(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let repository = Repository(root: folder.path(percentEncoded: false))
  for (path, text) in files { try repository.write(text, to: path) }
  try body(repository)
}

/// A page that says where the drawn sections belong.
let page = """
  # Words before
  <!-- glance:begin -->
  <!-- glance:end -->
  <!-- graph:begin -->
  <!-- graph:end -->
  words behind

  """
