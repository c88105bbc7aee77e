public import Toolbox

/// The layers of the architecture and the only edges there are, as `docs/layers.md` states them.
///
/// A target belongs to the layer whose pattern fits its name and fixes most of it: `CoreDomain` is
/// the row `CoreDomain` and not the row `{Feature}Domain`.
public struct LayerTable: Sendable {
  /// In the order of the document.
  public let layers: [Layer]

  /// The document that states the rules, named from the root of the checkout.
  public static let path = "docs/layers.md"

  /// Reads the document.
  ///
  /// - Throws: ``ToolFailure`` with the line of a mistake in the table.
  public init(text: String) throws(ToolFailure) {
    let tables = try MarkdownTable.all(in: text, file: Self.path)
    try self.init(TableReader.table(.layers, in: tables))
  }

  init(_ table: MarkdownTable) throws(ToolFailure) {
    let reader = TableReader(.layers)
    var layers: [Layer] = []
    for row in table.rows {
      let layer = try reader.layer(row)
      if let other = layers.first(where: { $0.pattern == layer.pattern }) {
        throw reader.failure(row, "“\(layer.pattern)” is a layer already, in line \(other.line).")
      }
      layers.append(layer)
    }
    for row in zip(table.rows, layers) {
      for seen in row.1.sees where !layers.contains(where: { $0.pattern == seen }) {
        throw reader.failure(row.0, "“\(seen)” is no layer of this table.")
      }
    }
    self.layers = layers
  }

  /// The layer that a target belongs to, or nothing.
  public func layer(of target: String) -> Layer? {
    layers.filter { $0.pattern.binding(of: target) != nil }
      .max { $0.pattern.weight < $1.pattern.weight }
  }

  /// Whether a target may depend on another one.
  public func maySee(_ user: String, _ owner: String) -> Bool {
    guard let layer = layer(of: user) else { return false }
    return layer.kind == .exempt || layer.sees.contains { names(owner, by: $0, from: user) }
  }

  /// Every pair of targets between which there must be no edge, in order. Targets of no layer, C
  /// libraries (which see nothing) and exempt ones are no users.
  public func forbiddenPairs(among targets: [String]) -> [(user: String, owner: String)] {
    let users = targets.filter { target in
      guard let kind = layer(of: target)?.kind else { return false }
      return kind != .exempt && kind != .cLibrary
    }
    return users.sorted().flatMap { user in
      targets.sorted().filter { $0 != user && !maySee(user, $0) }.map { (user, $0) }
    }
  }

  /// Whether a pattern of a layer, written in the row of another one, stands for a target.
  ///
  /// - Parameter user: a target of the layer that the pattern is written for. When both have the
  ///   same open part it is filled alike: a `{Feature}Router` sees the Domain of its own feature.
  func names(_ target: String, by pattern: NamePattern, from user: String) -> Bool {
    guard let layer = layer(of: target), layer.pattern == pattern else { return false }
    guard let variable = pattern.variable, let own = self.layer(of: user)?.pattern,
      own.variable == variable
    else { return true }
    return pattern.binding(of: target) == own.binding(of: user)
  }
}
