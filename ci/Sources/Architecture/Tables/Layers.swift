import Evidence
import Toolbox

/// A name, with or without a placeholder: `{Feature}Domain`, `CoreDomain`.
public struct NamePattern: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  let variable: String?
  let prefix, suffix: String

  /// Returns `nil` if braces are unclosed or empty, or if there is more than one pair.
  init?(_ text: String) {
    guard !text.isEmpty,
      let parts = text.wholeMatch(of: #/([^{}]*)(?:\{([^{}]+)\}([^{}]*))?/#)?.output
    else { return nil }
    self.text = text
    (prefix, variable) = (String(parts.1), parts.2.map(String.init))
    suffix = String(parts.3 ?? "")
  }

  public var description: String { text }

  /// The length of the fixed part of the name. Of two matching patterns, the heavier one wins.
  var weight: Int { variable == nil ? .max : prefix.count + suffix.count }

  /// Returns the value of the placeholder in a name: empty for a pattern without one, `nil` if the
  /// name does not match.
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

/// A row of the table of layers: the permissions of the targets in one layer.
public struct Layer: Hashable, Sendable {
  /// The pattern of its targets' names and folders.
  public let pattern: NamePattern
  let folder: NamePattern
  let kind: Kind
  /// The layers that it may import, and those whose types its public signatures may contain.
  let sees, shows: [NamePattern]
  /// Modules that it may import: of other packages, and of the toolchain.
  let packages, toolchain: [String]
  let line: Int

  /// The kind of a layer, in the words of the tables.
  enum Kind: String, CaseIterable {
    case domain, implementation
    case cLibrary = "C library"
    case doubles, root, frame, view, program, support
    /// No rule applies to exempt targets.
    case tests, exempt
  }
}

/// The layers and the only allowed edges, from `docs/layers.md`. A target belongs to the layer with
/// the most specific pattern: to `CoreDomain`, and not to `{Feature}Domain`.
public struct LayerTable: Sendable {
  let layers: [Layer]

  /// The document that states the rules.
  public static let path = "docs/layers.md"

  /// - Throws: ``ToolFailure`` with the line of a mistake in the table.
  init(_ rows: [MarkdownTable.Row]) throws(ToolFailure) {
    var layers: [Layer] = []
    for row in rows {
      let reader = RowReader(row: row, layers: layers)
      let layer = try reader.layer()
      if let other = layers.first(where: { $0.pattern == layer.pattern }) {
        throw reader.failure("line \(other.line) has the layer “\(layer.pattern)” already.")
      }
      layers.append(layer)
    }
    for row in rows {
      let reader = RowReader(row: row, layers: layers)
      for name in try reader.names("may see") { _ = try reader.knownPattern(name) }
    }
    self.layers = layers
  }

  public func layer(of target: String) -> Layer? {
    layers.filter { $0.pattern.binding(of: target) != nil }
      .max { $0.pattern.weight < $1.pattern.weight }
  }

  public func maySee(_ user: String, _ owner: String) -> Bool {
    guard let layer = layer(of: user) else { return false }
    return layer.kind == .exempt || layer.sees.contains { names(owner, by: $0, from: user) }
  }

  /// Returns every forbidden pair of targets, in order. Targets of no layer, C libraries (which
  /// import nothing) and exempt targets are not users.
  public func forbiddenPairs(among targets: [String]) -> [(user: String, owner: String)] {
    let users = targets.filter { ![nil, .exempt, .cLibrary].contains(layer(of: $0)?.kind) }
    return users.sorted().flatMap { user in
      targets.sorted().filter { $0 != user && !maySee(user, $0) }.map { (user, $0) }
    }
  }

  /// Whether a pattern in the row of a user's layer matches a target. A placeholder that both have
  /// must have the same value: a `{Feature}Router` sees the Domain of its own feature.
  func names(_ target: String, by pattern: NamePattern, from user: String) -> Bool {
    guard let layer = layer(of: target), layer.pattern == pattern else { return false }
    guard let variable = pattern.variable, let own = self.layer(of: user)?.pattern,
      own.variable == variable
    else { return true }
    return pattern.binding(of: target) == own.binding(of: user)
  }
}

/// The region that a row applies to: `every layer`, a kind of layer, the pattern of one, a file or
/// a folder.
enum Region: Hashable, Sendable {
  case every
  case kind(Layer.Kind)
  case pattern(NamePattern)
  case path(String)

  var description: String {
    switch self {
    case .every: "every layer"
    case .kind(let kind): kind.rawValue
    case .pattern(let pattern): "`\(pattern)`"
    case .path(let path): "`\(path)`"
    }
  }
}

extension LayerTable {
  /// Whether a row selects a target, or a place in it. `every layer` selects no exempt targets.
  func selects(_ target: String, at place: Place? = nil, _ region: Region) -> Bool {
    if case .path(let path) = region, let place {
      if place.path == path { return true }
      // `Modules/{Feature}/Web` selects the folder of any feature, but no file next to it.
      let folders = place.path.split(separator: "/").dropLast()
      let folder = folders.prefix(path.split(separator: "/").count).joined(separator: "/")
      return NamePattern(path)?.binding(of: folder) != nil
    }
    guard let layer = layer(of: target) else { return false }
    return switch region {
    case .every: layer.kind != .exempt
    case .kind(let kind): layer.kind == kind
    case .pattern(let pattern): layer.pattern == pattern
    case .path: false
    }
  }

  func selects(_ target: String, _ regions: [Region]) -> Bool {
    regions.contains { selects(target, $0) }
  }
}
