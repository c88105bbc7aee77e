public import Evidence

/// How many distinct symbols of each kind cross an edge.
public struct SymbolCount: Hashable, Sendable {
  /// Protocols and their requirements.
  public var protocols: Int
  /// Structs, enums and type aliases, and their members.
  public var values: Int
  /// Anything else: classes, actors and their members, functions and variables of no type.
  public var others: Int

  public init(protocols: Int = 0, values: Int = 0, others: Int = 0) {
    self.protocols = protocols
    self.values = values
    self.others = others
  }

  /// Counts symbols, each once however often it is given.
  public init(of symbols: some Sequence<Symbol>) {
    self.init()
    for symbol in Dictionary(symbols.map { ($0.usr, $0) }, uniquingKeysWith: { one, _ in one })
      .values
    {
      switch Family(of: symbol) {
      case .protocol: protocols += 1
      case .value: values += 1
      case .other: others += 1
      }
    }
  }

  public var total: Int { protocols + values + others }

  /// “4 protocols, 11 values”, and nothing for what there is none of.
  public var words: String { parts.joined(separator: ", ") }

  /// The parts of ``words``, in their order.
  var parts: [String] {
    [(protocols, "protocol"), (values, "value"), (others, "other")]
      .filter { $0.0 > 0 }
      .map { count, name in
        count == 1 || name == "other" ? "\(count) \(name)" : "\(count) \(name)s"
      }
  }

  /// “4p 11v”, for where there is no room; the picture says what the letters mean.
  var short: String {
    [(protocols, "p"), (values, "v"), (others, "o")]
      .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }
}

/// The kinds of symbols that the rules tell apart.
private enum Family {
  case `protocol`, value, other

  /// A member counts by what it is a member of.
  init(of symbol: Symbol) {
    switch symbol.owner ?? symbol.kind {
    case .protocol, .associatedtype: self = .protocol
    case .struct, .enum, .typealias, .enumCase: self = .value
    default: self = .other
    }
  }
}
