import Foundation
import Toolbox

extension PublicDeclaration {
  /// - Parameter conformances: those of the type; `nil` and `[]` are the same.
  init(
    _ symbol: SymbolGraph.Symbol, conformances: [Mentioned]?, repository: Repository
  ) {
    let fragments = symbol.declarationFragments ?? []
    self.init(
      path: symbol.pathComponents, kind: SymbolKind(symbol), text: Self.text(of: fragments),
      access: symbol.accessLevel, usr: symbol.identifier.precise,
      isSynthesized: symbol.location == nil, mentions: Self.mentions(in: fragments),
      conformances: conformances ?? [],
      place: symbol.location.flatMap { Place($0, repository: repository) })
  }

  /// The declaration in one line. Attributes before it are left out; those inside of it, such as
  /// `@escaping`, belong to a type.
  private static func text(of fragments: [SymbolGraph.Fragment]) -> String {
    fragments.drop { $0.kind == "attribute" || $0.spelling.allSatisfy(\.isWhitespace) }
      .map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The types that are named, each once, in the order of the text.
  private static func mentions(in fragments: [SymbolGraph.Fragment]) -> [Mentioned] {
    var seen: Set<String> = []
    return fragments.compactMap { fragment in
      guard let usr = fragment.preciseIdentifier, seen.insert(usr).inserted else { return nil }
      return Mentioned(
        name: fragment.spelling, usr: usr, owner: SymbolOwner.module(ofUSR: usr))
    }
  }
}

extension PublicDeclaration.Mentioned {
  /// The protocol that a type conforms to.
  ///
  /// - Parameter names: the names of the module's own protocols.
  init(_ conformance: SymbolGraph.Relationship, names: [String: String]) {
    let usr = conformance.target
    let fallback = conformance.targetFallback?.split(separator: ".", maxSplits: 1).last
    self.init(
      name: names[usr] ?? fallback.map(String.init) ?? usr, usr: usr,
      owner: SymbolOwner.module(ofUSR: usr))
  }
}

extension Place {
  fileprivate init?(_ location: SymbolGraph.Location, repository: Repository) {
    guard let path = URL(string: location.uri)?.path(percentEncoded: false) else { return nil }
    self.init(
      path: repository.relative(path), line: location.position.line + 1,
      column: location.position.character + 1)
  }
}

extension SymbolKind {
  private static let kinds: [String: SymbolKind] = [
    "swift.protocol": .protocol, "swift.struct": .struct, "swift.enum": .enum,
    "swift.class": .class, "swift.actor": .actor, "swift.typealias": .typealias,
    "swift.associatedtype": .associatedtype, "swift.extension": .extension,
    "swift.func": .globalFunction, "swift.var": .globalVariable, "swift.method": .method,
    "swift.type.method": .staticMethod, "swift.property": .property,
    "swift.type.property": .staticProperty, "swift.init": .initializer,
    "swift.deinit": .deinit, "swift.subscript": .subscript, "swift.type.subscript": .subscript,
    "swift.enum.case": .enumCase, "swift.macro": .macro,
  ]

  fileprivate init(_ symbol: SymbolGraph.Symbol) {
    let kind = symbol.kind.identifier
    if kind == "swift.func.op" {
      self = symbol.pathComponents.count > 1 ? .staticMethod : .operator
    } else if kind == "swift.class",
      symbol.declarationFragments?.contains(where: {
        $0.kind == "keyword" && $0.spelling == "actor"
      }) == true
    {
      self = .actor
    } else {
      self = Self.kinds[kind] ?? .other
    }
  }
}
