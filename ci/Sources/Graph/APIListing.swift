public import Evidence
import Foundation
public import Toolbox

/// What a module shows to others: one declaration a line, indented by what it is a member of, in the
/// order of the names. The compiler's own declarations are left out.
public struct APIListing: Hashable, Sendable {
  private static let folder = "docs/api"
  /// Protocols that the compiler adds.
  private static let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]

  private let module: String
  let lines: [String]

  init(_ interface: ModuleInterface) {
    module = interface.module
    let shown = interface.declarations.filter { !$0.isSynthesized }
      .map { Line(path: $0.path, text: Self.text(of: $0)) }
    // Types of other modules that this one adds to.
    let parents = shown.flatMap { line in line.path.indices.dropFirst().map { line.path[..<$0] } }
    let extended = Set(parents.map { Array($0) }).subtracting(shown.map(\.path))
      .map { Line(path: $0, text: "extension \($0[$0.endIndex - 1])") }
    lines = Set(shown + extended).sorted().map { line in
      String(repeating: "  ", count: line.path.count - 1) + line.text
    }
  }

  private struct Line: Hashable, Comparable {
    let path: [String]
    let text: String

    static func < (one: Line, other: Line) -> Bool {
      one.path == other.path
        ? one.text < other.text : one.path.lexicographicallyPrecedes(other.path)
    }
  }

  private static func text(of declaration: PublicDeclaration) -> String {
    var text = declaration.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" : ", with: ": ").replacing(#/^(public|open|package) /#, with: "")
    if declaration.access != "public" { text = "\(declaration.access) \(text)" }
    let protocols = Set(declaration.conformances.map(\.name)).subtracting(implied).sorted()
    // A protocol says itself what it refines.
    guard declaration.kind != .protocol, !protocols.isEmpty else { return text }
    let clause = text.firstRange(of: " where ").map { text[$0.lowerBound...] } ?? ""
    return text.dropLast(clause.count) + ": " + protocols.joined(separator: ", ") + clause
  }

  /// How it differs from what was accepted: each line with what it is a member of, `-` before one
  /// that is gone, `+` before a new one.
  func difference(from accepted: [String]) -> [String] {
    let difference = lines.difference(from: accepted)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(let offset, _, _): "- \(Self.path(to: offset, in: accepted))"
      case .insert(let offset, _, _): "+ \(Self.path(to: offset, in: lines))"
      }
    }
  }

  private static func path(to offset: Int, in lines: [String]) -> String {
    var parts: [Substring] = []
    var depth = Int.max
    for line in lines[...offset].reversed() {
      let own = line.prefix { $0 == " " }.count
      guard own < depth else { continue }
      depth = own
      parts.insert(line.dropFirst(own), at: 0)
    }
    return parts.joined(separator: " / ")
  }

  // MARK: - The committed listings

  private var path: String { "\(Self.folder)/\(module).txt" }

  /// The listings of the libraries in `Modules` and `Apps`.
  ///
  /// - Throws: ``ToolFailure`` if a module was not seen: a listing of the rest would be wrong.
  public static func all(of evidence: Evidence) throws(ToolFailure) -> [APIListing] {
    if let gap = evidence.gaps.first(where: { $0.lens == .exposed }) {
      throw ToolFailure("The public API cannot be listed. \(gap.reason)")
    }
    var listings: [APIListing] = []
    for target in evidence.manifest.targets where target.kind == .library {
      guard target.path.hasPrefix("Modules/") || target.path.hasPrefix("Apps/") else { continue }
      guard let interface = evidence.interfaces?.first(where: { $0.module == target.name }) else {
        throw ToolFailure(
          "The public API of \(target.name) cannot be listed: it is not built. Run make build.")
      }
      listings.append(APIListing(interface))
    }
    return listings
  }

  /// What differs from the committed listings, a paragraph for each of them.
  public static func findings(
    _ listings: [APIListing], in repository: Repository
  ) throws(ToolFailure) -> [String] {
    var findings = strays(listings, in: repository).map { "\($0) lists a module that is gone." }
    for listing in listings {
      let accepted = try listing.accepted(in: repository)
      let difference = listing.difference(from: accepted ?? [])
      if accepted == nil || !difference.isEmpty {
        let title = listing.path + (accepted == nil ? " is missing." : "")
        findings.append(([title] + difference).joined(separator: "\n  "))
      }
    }
    return findings
  }

  /// Writes the listings, and removes those of modules that are gone.
  ///
  /// - Returns: the files that were written or removed.
  public static func accept(
    _ listings: [APIListing], in repository: Repository
  ) throws(ToolFailure) -> [String] {
    var paths = strays(listings, in: repository)
    for path in paths { try? FileManager.default.removeItem(atPath: repository.path(path)) }
    for listing in listings where try listing.accepted(in: repository) != listing.lines {
      try repository.write(listing.lines.map { $0 + "\n" }.joined(), to: listing.path)
      paths.append(listing.path)
    }
    return paths
  }

  private func accepted(in repository: Repository) throws(ToolFailure) -> [String]? {
    guard repository.exists(path) else { return nil }
    return try repository.text(path).split(separator: "\n").map(String.init)
  }

  private static func strays(_ listings: [APIListing], in repository: Repository) -> [String] {
    repository.files(below: folder, suffix: ".txt").filter { path in
      !listings.contains { $0.path == path }
    }
  }
}
