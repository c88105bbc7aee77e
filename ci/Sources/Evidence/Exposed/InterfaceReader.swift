import Foundation
import Toolbox

/// The lens *exposed*: the public API of each library, from the symbol graph that the toolchain
/// writes for a built module in a tenth of a second.
struct InterfaceReader {
  let repository: Repository

  func read(_ modules: [String]) -> [Result<ModuleInterface, ToolFailure>] {
    let export = SymbolGraphExport(repository: repository, access: "package")
    return concurrentMap(modules) { module in
      Result { () throws(ToolFailure) in
        ModuleInterface(module, graphs: try graphs(of: module, export), repository: repository)
      }
    }
  }

  private func graphs(
    of module: String, _ export: SymbolGraphExport
  ) throws(ToolFailure) -> [SymbolGraph] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try export.write(module, to: folder.path)
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try files.sorted { $0.path < $1.path }.map { file in
        try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
      }
    } catch {
      throw ToolFailure("The symbol graph of “\(module)” has an unknown format: \(error)")
    }
  }
}

extension ModuleInterface {
  /// - Parameter graphs: The graphs of the module itself, and of its extensions of other modules'
  ///   types.
  fileprivate init(_ module: String, graphs: [SymbolGraph], repository: Repository) {
    let symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) }
    ) { first, _ in first }
    let conformances = Dictionary(
      grouping: graphs.flatMap(\.relationships).filter { $0.kind == "conformsTo" }, by: \.source
    ).mapValues { conformances in
      Set(conformances.map { PublicDeclaration.Mentioned($0, names: names) })
        .sorted { ($0.name, $0.usr) < ($1.name, $1.usr) }
    }
    let declarations = symbols.map {
      PublicDeclaration(
        $0, conformances: conformances[$0.identifier.precise] ?? [], repository: repository)
    }.sorted { $0.path.lexicographicallyPrecedes($1.path) || $0.path == $1.path && $0.usr < $1.usr }
    self.init(module: module, declarations: declarations)
  }
}

extension PublicDeclaration {
  fileprivate init(
    _ symbol: SymbolGraph.Symbol, conformances: [Mentioned], repository: Repository
  ) {
    let fragments = symbol.declarationFragments ?? []
    // Drops attributes before the declaration. Those inside of it, such as `@escaping`, belong to a
    // type.
    let written = fragments.drop {
      $0.kind == "attribute" || $0.spelling.allSatisfy(\.isWhitespace)
    }
    let text = written.map(\.spelling).joined().split(whereSeparator: \.isWhitespace)
    var seen: Set<String> = []
    self.init(
      path: symbol.pathComponents, kind: symbol.symbolKind, text: text.joined(separator: " "),
      access: symbol.accessLevel, usr: symbol.identifier.precise,
      isSynthesized: symbol.location == nil,
      mentions: fragments.compactMap { fragment in
        guard let usr = fragment.preciseIdentifier, seen.insert(usr).inserted else { return nil }
        return Mentioned(name: fragment.spelling, usr: usr, owner: moduleName(ofUSR: usr))
      }, conformances: conformances,
      place: symbol.location.flatMap { location in
        URL(string: location.uri).map {
          Place(
            path: repository.relative($0.path), line: location.position.line + 1,
            column: location.position.character + 1)
        }
      })
  }
}

extension PublicDeclaration.Mentioned {
  /// The protocol of a conformance. `names` contains the module's own protocols.
  fileprivate init(_ conformance: SymbolGraph.Relationship, names: [String: String]) {
    let usr = conformance.target
    let fallback = conformance.targetFallback?.split(separator: ".", maxSplits: 1).last
    self.init(
      name: names[usr] ?? fallback.map(String.init) ?? usr, usr: usr,
      owner: moduleName(ofUSR: usr))
  }
}

/// The required part of a symbol graph, in the format of swift-docc-symbolkit.
private struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let declarationFragments: [Fragment]?
    let location: Location?
  }

  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }

  struct Fragment: Decodable {
    let kind, spelling: String
    let preciseIdentifier: String?
  }

  struct Location: Decodable {
    let uri: String
    let position: Position

    /// Both are counted from 0.
    struct Position: Decodable { let line, character: Int }
  }

  struct Relationship: Decodable {
    let kind, source, target: String
    /// The name of a target of another module, with that module before it: `Swift.Sendable`.
    let targetFallback: String?
  }
}

extension SymbolGraph.Symbol {
  private static let kinds: [String: SymbolKind] = [
    "func": .globalFunction, "var": .globalVariable, "init": .initializer, "enum.case": .enumCase,
    "type.method": .staticMethod, "type.property": .staticProperty, "type.subscript": .subscript,
  ]

  fileprivate var symbolKind: SymbolKind {
    switch kind.identifier.dropFirst("swift.".count) {
    case "func.op": return pathComponents.count > 1 ? .staticMethod : .operator
    case "class" where (declarationFragments ?? []).contains { $0.spelling == "actor" }:
      return .actor
    case let kind: return Self.kinds[String(kind)] ?? SymbolKind(rawValue: String(kind)) ?? .other
    }
  }
}
