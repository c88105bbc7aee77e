/// The part of a symbol graph that is needed here; the format is that of swift-docc-symbolkit.
struct SymbolGraph: Decodable {
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

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  /// A piece of the text of a declaration.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    /// The USR of what is named, for a type that the compiler knows.
    let preciseIdentifier: String?
  }

  struct Location: Decodable {
    let uri: String
    let position: Position
  }

  /// Both are counted from 0.
  struct Position: Decodable {
    let line: Int
    let character: Int
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    /// The name of the target with its module before it, for one of another module:
    /// `Swift.Sendable`.
    let targetFallback: String?
  }
}
