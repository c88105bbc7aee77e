import Evidence

extension Rule {
  static let edgeNotAllowed = Rule(
    "edge-not-allowed", lenses: [.declared, .imported, .named],
    "Between two targets there is an edge only where the table of layers has one.",
    why: """
      Every arrow ends in a Domain, where layers meet protocols and plain values. So any layer can \
      be replaced, tested and compiled without the others.
      """,
    example: """
      // Modules/Bookmarks/ViewModel/BookmarkListViewModel.swift
      import BookmarksInfrastructure
      """,
    instead: """
      Take a protocol of the feature's Domain by `init`, and let Composition hand in the \
      implementation. From one feature to another, leave through a Route.
      """
  ) { inspection in
    declaredEdges(inspection) + importedEdges(inspection) + namedEdges(inspection)
  }

  private static func declaredEdges(_ inspection: Inspection) -> [Finding] {
    inspection.targets.flatMap { user in
      user.targets.compactMap { name in
        guard let owner = inspection.target(ofModule: name), !inspection.maySee(user, owner) else {
          return nil
        }
        return finding(
          .manifest, user, owner, "\(user.name) is given \(owner.name) by the manifest.", inspection
        )
      }
    }
  }

  private static func importedEdges(_ inspection: Inspection) -> [Finding] {
    inspection.files.flatMap { file, user in
      file.imports.compactMap { statement in
        guard let owner = inspection.target(ofModule: statement.module), owner.name != user.name,
          inspection.kind(of: owner) != .cLibrary, !inspection.maySee(user, owner)
        else { return nil }
        return finding(
          statement.place, user, owner, "\(user.name) imports \(owner.name).", inspection)
      }
    }
  }

  /// Edges that need no import: a member of a value that another module handed out. Where there is
  /// an import as well, that is the finding.
  private static func namedEdges(_ inspection: Inspection) -> [Finding] {
    let hidden = inspection.innerUses.filter { use in
      !inspection.maySee(use.user, use.owner)
        && !inspection.imports(use.owner, in: use.use.place.path)
    }
    let edges = Dictionary(grouping: hidden) { [$0.use.place.path, $0.owner.name] }
    return edges.values.compactMap { uses in
      guard let first = uses.min(by: { $0.use.place < $1.use.place }) else { return nil }
      let others = uses.count == 1 ? "" : " (\(uses.count) uses in this file)"
      return finding(
        first.use.place, first.user, first.owner,
        """
        \(first.user.name) uses “\(first.use.symbol.name)” of \(first.owner.name), without an \
        import\(others).
        """, inspection)
    }
  }

  private static func finding(
    _ place: Place, _ user: Manifest.Target, _ owner: Manifest.Target, _ problem: String,
    _ inspection: Inspection
  ) -> Finding {
    Finding(
      "edge-not-allowed", place, target: user.name, subject: owner.name, problem,
      reason: reason(user, owner, inspection), instead: inspection.advice(from: user, to: owner))
  }

  private static func reason(
    _ user: Manifest.Target, _ owner: Manifest.Target, _ inspection: Inspection
  ) -> String {
    let seen = inspection.layer(of: user)?.sees ?? []
    return seen.isEmpty
      ? "It may see no other target." : "It may see \(inspection.filled(seen, for: user)) alone."
  }
}

extension Inspection {
  /// Patterns of a layer's row, as one of its targets reads them: `ShopDomain` and not
  /// `{Feature}Domain` for `ShopViewModel`.
  func filled(_ patterns: [NamePattern], for target: Manifest.Target) -> String {
    let own = layer(of: target)?.pattern
    return patterns.map { pattern in
      guard let variable = pattern.variable, own?.variable == variable,
        let binding = own?.binding(of: target.name)
      else { return pattern.text }
      return pattern.filled(with: binding)
    }.joined(separator: ", ")
  }
}
