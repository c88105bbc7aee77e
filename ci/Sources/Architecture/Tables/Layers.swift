public import Toolbox

/// A name with a part that is left open: `{Feature}Domain` stands for `BookmarksDomain`, with
/// `Bookmarks` as the feature. A name without braces stands for itself.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// What the open part is called, or `nil`.
  let variable: String?
  let prefix: String
  let suffix: String

  /// Returns `nil` if the braces are not closed, empty, or there twice.
  init?(_ text: String) {
    self.text = text
    guard text.contains(where: "{}".contains) else {
      guard !text.isEmpty else { return nil }
      (prefix, variable, suffix) = (text, nil, "")
      return
    }
    guard let parts = text.wholeMatch(of: #/([^{}]*)\{([^{}]+)\}([^{}]*)/#)?.output else {
      return nil
    }
    (prefix, variable, suffix) = (String(parts.1), String(parts.2), String(parts.3))
  }

  public var description: String { text }

  /// How much of the name is fixed. Of two patterns that fit a name, the heavier one is meant.
  var weight: Int { variable == nil ? .max : prefix.count + suffix.count }

  /// What the open part stands for in a name: empty for a pattern without one, `nil` if the name
  /// does not fit.
  func binding(of name: String) -> String? {
    guard variable != nil else { return name == prefix ? "" : nil }
    guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix)
    else { return nil }
    let open = name.dropFirst(prefix.count).dropLast(suffix.count)
    return open.contains("/") ? nil : String(open)
  }

  func filled(with binding: String) -> String {
    variable == nil ? prefix : prefix + binding + suffix
  }
}

/// A row of the table of layers: what the targets of one place in the architecture may do.
public struct Layer: Hashable, Sendable {
  /// The names of its targets: `{Feature}Domain`, `CoreDomain`.
  public let pattern: NamePattern
  /// The folder of each of them, with the same open part.
  let folder: NamePattern
  let kind: Kind
  /// The layers that it may see. An open part that this layer has too is the same one.
  let sees: [NamePattern]
  /// Modules of other packages that it may import.
  let packages: [String]
  /// Modules of the toolchain that it may import, beside the standard library.
  let toolchain: [String]
  /// Modules, or patterns of layers, whose types its public signatures may name beside its own.
  let shows: [NamePattern]
  /// The line of the row in the document.
  let line: Int

  /// What a layer is to the others. The words are those of the tables.
  enum Kind: String, CaseIterable {
    case domain, implementation
    case cLibrary = "C library"
    case doubles, root, app, program, support
    /// No rule applies to exempt targets.
    case tests, exempt
  }
}

/// The layers of the architecture and the only edges there are, as `docs/layers.md` states them.
///
/// A target belongs to the layer whose pattern fits its name and fixes most of it: `CoreDomain` is
/// the row `CoreDomain` and not the row `{Feature}Domain`.
public struct LayerTable: Sendable {
  /// In the order of the document.
  let layers: [Layer]

  /// The document that states the rules, named from the root of the checkout.
  public static let path = "docs/layers.md"

  /// Reads the document.
  ///
  /// - Throws: ``ToolFailure`` with the line of a mistake in the table.
  public init(text: String) throws(ToolFailure) {
    try self.init(RuleTable.layers.rows(in: MarkdownTable.all(in: text, file: Self.path)))
  }

  init(_ rows: [MarkdownTable.Row]) throws(ToolFailure) {
    var layers: [Layer] = []
    for row in rows {
      let reader = RowReader(row: row, layers: layers)
      let layer = try reader.layer()
      if let other = layers.first(where: { $0.pattern == layer.pattern }) {
        throw reader.failure("“\(layer.pattern)” is a layer already, in line \(other.line).")
      }
      layers.append(layer)
    }
    for (row, layer) in zip(rows, layers) {
      for seen in layer.sees where !layers.contains(where: { $0.pattern == seen }) {
        throw RowReader(row: row, layers: layers).failure("“\(seen)” is no layer of this table.")
      }
    }
    self.layers = layers
  }

  /// The layer that a target belongs to, or `nil`.
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
  /// libraries (which see nothing) and exempt targets are no users.
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
  /// - Parameter user: a target of the layer that the pattern is written for. If both have the same
  ///   open part it is filled alike: a `{Feature}Router` sees the Domain of its own feature.
  func names(_ target: String, by pattern: NamePattern, from user: String) -> Bool {
    guard let layer = layer(of: target), layer.pattern == pattern else { return false }
    guard let variable = pattern.variable, let own = self.layer(of: user)?.pattern,
      own.variable == variable
    else { return true }
    return pattern.binding(of: target) == own.binding(of: user)
  }
}

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
