public import Evidence
import Foundation
public import Toolbox

/// The public API of a module: one declaration per line, sorted by name, with members indented.
/// Declarations that the compiler adds are left out.
public struct APIListing: Sendable {
  private let path: String
  private let lines: [String]

  private init(_ interface: ModuleInterface) {
    path = "docs/api/\(interface.module).txt"
    var texts: [[String]: Set<String>] = [:]
    for declaration in interface.declarations where !declaration.isSynthesized {
      texts[declaration.path, default: []].insert(Self.text(of: declaration))
    }
    // Types of other modules that this module extends.
    for path in texts.keys {
      for parent in path.indices.dropFirst().map({ Array(path[..<$0]) }) {
        texts[parent] = texts[parent] ?? ["extension \(path[parent.count - 1])"]
      }
    }
    lines = texts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { path, texts in
      texts.sorted().map { String(repeating: "  ", count: path.count - 1) + $0 }
    }
  }

  private static func text(of declaration: PublicDeclaration) -> String {
    var text = declaration.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" : ", with: ": ").replacing(#/^(public|open|package) /#, with: "")
    if declaration.access != "public" { text = "\(declaration.access) \(text)" }
    // The compiler adds these.
    let implied: Set = ["Copyable", "Escapable", "SendableMetatype"]
    let protocols = Set(declaration.conformances.map(\.name)).subtracting(implied).sorted()
    // The declaration of a protocol already contains the protocols that it refines.
    guard declaration.kind != .protocol, !protocols.isEmpty else { return text }
    let clause = text.firstRange(of: " where ").map { text[$0.lowerBound...] } ?? ""
    return text.dropLast(clause.count) + ": " + protocols.joined(separator: ", ") + clause
  }

  /// The listings of the libraries in `Modules` and `Apps`.
  ///
  /// - Throws: ``ToolFailure`` if a module could not be read, because its listing would be missing.
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

  /// Returns the differences from the committed listings, one paragraph per listing: each line with
  /// its enclosing type, `-` for removed lines and `+` for new ones.
  public static func findings(
    _ listings: [APIListing], in repository: Repository
  ) throws(ToolFailure) -> [String] {
    var findings = strays(listings, in: repository).map { "\($0) lists an unknown module." }
    for listing in listings {
      let accepted = try listing.accepted(in: repository)
      let difference = listing.lines.difference(from: accepted ?? [])
      guard accepted == nil || !difference.isEmpty else { continue }
      let changes = (difference.removals + difference.insertions).map { change in
        switch change {
        case .remove(let offset, _, _): "- \(name(of: offset, in: accepted ?? []))"
        case .insert(let offset, _, _): "+ \(name(of: offset, in: listing.lines))"
        }
      }
      let title = listing.path + (accepted == nil ? " is missing." : "")
      findings.append(([title] + changes).joined(separator: "\n  "))
    }
    return findings
  }

  /// Returns a line with the lines of its enclosing types before it.
  private static func name(of offset: Int, in lines: [String]) -> String {
    var parts: [Substring] = [], depth = Int.max
    for line in lines[...offset].reversed() {
      let own = line.prefix { $0 == " " }.count
      if own < depth { (parts, depth) = ([line.dropFirst(own)] + parts, own) }
    }
    return parts.joined(separator: " / ")
  }

  /// Writes the listings, and removes those of modules that no longer exist.
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
    Set(repository.files(below: "docs/api", suffix: ".txt")).subtracting(listings.map(\.path))
      .sorted()
  }
}
