public import Evidence
public import Toolbox

/// A level of tests, and the folder that it is in: `unit` and `Tests/Unit`.
public struct TestLevel: Hashable, Sendable {
  public var name: String
  public var folder: String

  public init(_ name: String, in folder: String) {
    self.name = name
    self.folder = folder
  }
}

/// Reads what the pages of the modules tell at a glance.
public struct GlanceReader {
  private let evidence: Evidence
  private let graph: ModuleGraph
  private let repository: Repository
  private let ports: PortReader

  private static let layers = [
    "Domain", "Repository", "ViewModel", "Router", "Infrastructure", "Testing",
  ]

  /// - Parameters:
  ///   - evidence: seen through all four lenses.
  ///   - graph: that of the evidence.
  /// - Throws: ``ToolFailure`` when the public declarations were not all seen.
  public init(_ evidence: Evidence, graph: ModuleGraph, in repository: Repository)
    throws(ToolFailure)
  {
    if let gap = evidence.gaps.first(where: { $0.lens == .exposed }) {
      throw ToolFailure("The pages of the modules cannot be written. \(gap.reason)")
    }
    guard evidence.interfaces != nil else {
      throw ToolFailure(
        "The pages of the modules cannot be written: the package is not built. Run make build.")
    }
    self.evidence = evidence
    self.graph = graph
    self.repository = repository
    ports = PortReader(evidence, folders: graph.folders)
  }

  /// One for each folder of `Modules`, in the order of the graph.
  ///
  /// - Throws: ``ToolFailure`` for a layer that does not say what it holds.
  public func glances(levels: [TestLevel]) throws(ToolFailure) -> [ModuleGlance] {
    var glances: [ModuleGlance] = []
    for folder in graph.folders {
      glances.append(
        ModuleGlance(
          folder: folder, layers: try layers(of: folder), ports: ports.ports(of: folder),
          levels: levels.compactMap { self.level($0, of: folder) }, start: start(of: folder)))
    }
    return glances
  }

  private func layers(of folder: String) throws(ToolFailure) -> [ModuleGlance.Layer] {
    let nodes = graph.nodes.filter { $0.part == .module(folder) && !$0.isSystem }
    let ranked = nodes.sorted { (Self.rank($0), $0.name) < (Self.rank($1), $1.name) }
    var layers: [ModuleGlance.Layer] = []
    for node in ranked {
      guard let target = evidence.manifest[node.name] else { continue }
      layers.append(
        ModuleGlance.Layer(
          name: node.layer, target: node.name,
          purpose: try LayerPurpose(of: node.name, at: target.path, in: repository).text,
          shown: ports.shown(by: node.name),
          edges: graph.edges.filter { $0.user == node.name }, products: target.products.sorted()))
    }
    return layers
  }

  private static func rank(_ node: ModuleGraph.Node) -> Int {
    layers.firstIndex(of: node.layer) ?? layers.count
  }

  private func level(_ level: TestLevel, of folder: String) -> ModuleGlance.Level? {
    let path = "\(level.folder)/\(folder)"
    let tests = evidence.manifest.targets.filter { $0.kind == .test }
    guard let target = tests.first(where: { $0.path == path }) else { return nil }
    let sources = evidence.sources.filter { $0.module == target.name }
    return ModuleGlance.Level(
      name: level.name, target: target.name, folder: path,
      functions: sources.reduce(0) { $0 + $1.tests.count },
      programs: repository.files(below: "\(path)/Cases", suffix: ".swift").count)
  }

  private func start(of folder: String) -> ModuleGlance.Start {
    if folder == PortReader.shared { return .core }
    return repository.exists("ci/Standalone/README.md") ? .template : .fork
  }
}
