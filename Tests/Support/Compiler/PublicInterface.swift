import FoundationEssentials

/// The public interface of a built module, as `swift-symbolgraph-extract` reports it.
struct PublicInterface: Hashable, Sendable {
  /// The paths of all public declarations, including extensions of other modules' types:
  /// `HTTPReply/address`.
  let symbols: Set<String>

  /// The paths of the module's own protocols, structures, enumerations, classes and actors.
  let types: Set<String>
}

extension PublicInterface {
  init(of module: String, in plan: BuildPlan) async throws {
    let built = try plan.module(module)
    let target = built.arguments.value(of: "-target") ?? ""
    var symbols: Set<String> = []
    var types: Set<String> = []
    try await withTemporaryFolder { folder in
      let answer = try await plan.tools.run(
        "swift-symbolgraph-extract",
        [
          "-module-name", module, "-I", plan.modulesFolder, "-output-dir", folder.path,
          "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
          "-skip-inherited-docs",
        ] + built.waysToModules())
      guard answer.status == 0 else { throw answer.asCrash }
      for name in try folder.names() {
        let graph = try JSONDecoder().decode(Graph.self, from: Data(try folder.bytes(of: name)))
        symbols.formUnion(graph.symbols.map(\.path))
        // Extensions of other modules' types are in files of their own: `CoreDomain@HTTPTypes…`.
        guard name == "\(module).symbols.json" else { continue }
        types.formUnion(graph.symbols.filter(\.isType).map(\.path))
      }
    }
    self.init(symbols: symbols, types: types)
  }

  /// Returns the type of a declaration, or the type that it is a member of: `Route/Parameter` for
  /// `Route/Parameter/name`; `nil` if it is not a type of the module.
  func owner(of symbol: String) -> String? {
    var path = symbol[...]
    while !types.contains(String(path)) {
      guard let slash = path.lastIndex(of: "/") else { return nil }
      path = path[..<slash]
    }
    return String(path)
  }
}

private struct Graph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]

    var path: String { pathComponents.joined(separator: "/") }

    var isType: Bool {
      ["swift.protocol", "swift.struct", "swift.enum", "swift.class"].contains(kind.identifier)
    }
  }

  struct Kind: Decodable {
    let identifier: String
  }
}
