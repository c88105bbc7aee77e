/// Whom a row speaks of: `every layer`, a kind of layer, or the pattern of one.
enum LayerSelector: Hashable, Sendable {
  case every
  case kind(Layer.Kind)
  case pattern(NamePattern)

  var description: String {
    switch self {
    case .every: "every layer"
    case .kind(let kind): kind.rawValue
    case .pattern(let pattern): "`\(pattern)`"
    }
  }
}

extension LayerTable {
  /// Whether a selector means a target. Exempt targets are meant by their own row alone.
  func selects(_ target: String, _ selector: LayerSelector) -> Bool {
    guard let layer = layer(of: target) else { return false }
    return switch selector {
    case .every: layer.kind != .exempt
    case .kind(let kind): layer.kind == kind
    case .pattern(let pattern): layer.pattern == pattern
    }
  }

  func selects(_ target: String, _ selectors: [LayerSelector]) -> Bool {
    selectors.contains { selects(target, $0) }
  }
}
