public import Evidence

/// What a module shows to others: one declaration a line, in order, indented by what it is a member
/// of.
///
/// It is made of the symbol graph and nothing else, so that the same sources give the same text,
/// wherever and in whatever order they were compiled. What the compiler makes by itself is left out.
public struct APIListing: Hashable, Sendable {
  public let module: String
  let lines: [APILine]

  /// Protocols that are everywhere, and are not what anybody wrote.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  public init(_ interface: ModuleInterface) {
    module = interface.module
    var tree = Branch()
    for declaration in interface.declarations where !declaration.isSynthesized {
      tree.add(Self.text(of: declaration), at: declaration.path[...])
    }
    lines = tree.lines(in: [])
  }

  /// Reads a listing.
  public init(module: String, text: String) {
    self.module = module
    var parents: [APILine.Name] = []
    lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
      let depth = row.prefix { $0 == " " }.count / 2
      let line = APILine(
        String(row.drop { $0 == " " }), in: Array(parents.prefix(depth)))
      parents = line.path
      return line
    }
  }

  /// The listing as it is committed.
  public var text: String {
    """
    # What \(module) shows to others: all that is public, or says that it is package or open.
    # `make api-accept` writes this from the symbol graph; a change of it is meant, or a mistake.

    \(lines.map(\.indented).joined(separator: "\n"))\(lines.isEmpty ? "" : "\n")
    """
  }

  private static func text(of declaration: PublicDeclaration) -> String {
    var text = declaration.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" : ", with: ": ")
    for access in ["public ", "open ", "package "] where text.hasPrefix(access) {
      text.removeFirst(access.count)
    }
    if declaration.access != "public" { text = "\(declaration.access) \(text)" }
    // A protocol says itself what it refines.
    guard declaration.kind != .protocol else { return text }
    let protocols = Set(declaration.conformances.map(\.name)).subtracting(implied).sorted()
    guard !protocols.isEmpty else { return text }
    let clause = text.firstRange(of: " where ").map { text[$0.lowerBound...] } ?? ""
    return text.dropLast(clause.count) + ": " + protocols.joined(separator: ", ") + clause
  }
}

/// Declarations by what they are members of.
private struct Branch {
  private var texts: Set<String> = []
  private var members: [String: Branch] = [:]

  mutating func add(_ text: String, at path: ArraySlice<String>) {
    guard let first = path.first else {
      texts.insert(text)
      return
    }
    members[first, default: Branch()].add(text, at: path.dropFirst())
  }

  /// In order of their names, then of their texts. A type of another module has no text of its own
  /// here: what is added to it is an extension.
  func lines(in parents: [APILine.Name]) -> [APILine] {
    let groups = members.map { name, branch in
      let texts =
        branch.texts.isEmpty ? ["extension \(name)"] : branch.texts.sorted()
      let own = texts.map { APILine($0, in: parents) }
      return own + branch.lines(in: own[own.count - 1].path)
    }
    return groups.sorted { one, other in
      guard let one = one.first, let other = other.first else { return false }
      return (one.path.last ?? one.path[0], one.text) < (
        other.path.last ?? other.path[0], other.text
      )
    }.flatMap { $0 }
  }
}
