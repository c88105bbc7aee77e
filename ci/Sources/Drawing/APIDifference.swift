/// How what a module shows differs from what was accepted.
public struct APIDifference: Hashable, Sendable {
  public let module: String
  /// What breaks who uses the module: removed, changed, or asked of them anew.
  public private(set) var breaking: [String] = []
  /// What they can use besides.
  public private(set) var new: [String] = []
  /// The declarations with a sign before them, under what they are members of.
  public private(set) var rows: [String] = []

  /// How many rows of a module are shown.
  public static let rowLimit = 60

  public var isEmpty: Bool { breaking.isEmpty && new.isEmpty }

  public init(from accepted: APIListing, to current: APIListing) {
    module = current.module
    let removed = Self.lines(of: accepted, without: current)
    let added = Self.lines(of: current, without: accepted)
    let known = Dictionary(
      accepted.lines.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    let old = Dictionary(grouping: removed, by: \.path)
    let fresh = Dictionary(grouping: added, by: \.path)
    let whole = Set(old.keys).symmetricDifference(fresh.keys)
    for path in Set(old.keys).union(fresh.keys).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      // What is gone with its type, or is new with it, is told once.
      let isTold = path.indices.dropFirst().contains { whole.contains(Array(path[..<$0])) }
      if isTold { continue }
      compare(old[path] ?? [], fresh[path] ?? [], parent: known[path.dropLast()])
    }
    rows = Self.rows(removed, added)
  }

  private static func lines(of listing: APIListing, without other: APIListing) -> [APILine] {
    let others = Set(other.lines)
    return listing.lines.filter { !others.contains($0) }
  }

  /// Declarations of one name: the first ones changed into one another, the rest is gone or new.
  private mutating func compare(_ old: [APILine], _ fresh: [APILine], parent: APILine?) {
    for (before, after) in zip(old, fresh) { change(before, after) }
    for line in old.dropFirst(fresh.count) { breaking.append("\(line.title) is gone") }
    for line in fresh.dropFirst(old.count) { add(line, to: parent) }
  }

  private mutating func change(_ before: APILine, _ after: APILine) {
    let (head, protocols) = before.conformances
    let (newHead, newProtocols) = after.conformances
    let more = newProtocols.subtracting(protocols).sorted().joined(separator: ", ")
    let isRefinement =
      after.text.hasPrefix("protocol ") || after.text.hasPrefix("package protocol ")
    if head == newHead, protocols.isSubset(of: newProtocols), !isRefinement {
      new.append("\(after.title) conforms to \(more)")
    } else {
      breaking.append("\(after.title) is changed")
    }
  }

  private mutating func add(_ line: APILine, to parent: APILine?) {
    if line.path.last?.group == .enumCase, parent != nil {
      breaking.append(
        "\(line.title) is a new case: whoever switches over the enum has to handle it")
    } else if let parent, parent.text.split(separator: " ").contains("protocol") {
      breaking.append(
        "\(line.title) is new in a protocol: whoever conforms needs it, unless it has a default")
    } else {
      new.append(line.title)
    }
  }

  /// As a difference of files is shown: `-` for what was, `+` for what is.
  private static func rows(_ removed: [APILine], _ added: [APILine]) -> [String] {
    let signed = removed.map { ("-", $0) } + added.map { ("+", $0) }
    let sorted = signed.sorted { one, other in
      if one.1.path != other.1.path { return one.1.path.lexicographicallyPrecedes(other.1.path) }
      return (one.0 == "-" ? 0 : 1, one.1.text) < (other.0 == "-" ? 0 : 1, other.1.text)
    }
    var rows: [String] = []
    var shown: [APILine.Name] = []
    for (sign, line) in sorted {
      for depth in 0..<line.depth where !shown.starts(with: line.path.prefix(depth + 1)) {
        let title = line.path[depth].title
        rows.append("  " + String(repeating: "  ", count: depth) + title)
      }
      shown = line.path
      rows.append("\(sign) \(line.indented)")
    }
    return rows
  }
}

extension APIDifference: CustomStringConvertible {
  /// The module, the rows, and what they mean for who uses the module.
  public var description: String {
    var lines = [module]
    lines += rows.prefix(Self.rowLimit).map { "  \($0)" }
    if rows.count > Self.rowLimit { lines.append("  … and \(rows.count - Self.rowLimit) more") }
    lines += breaking.map { "  breaks users: \($0)" }
    if !new.isEmpty { lines.append("  new: \(new.joined(separator: ", "))") }
    return lines.joined(separator: "\n")
  }
}
