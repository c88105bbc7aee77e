import Evidence

extension Rule {
  static let lensesDisagree = Rule(
    "lenses-disagree", lenses: [.declared, .named, .exposed],
    "What one way of looking at the package shows, the others do not deny.",
    why: """
      Each way alone has holes: the manifest may declare too much, an import may be compiled away, a \
      symbol may be used with no import. A difference is either a hole or a mistake.
      """,
    example: """
      // BookmarksRouter uses CoreDomain; in Package.swift it is given BookmarksDomain alone:
      layer("Bookmarks", "Router", ["BookmarksDomain"])
      """,
    instead: """
      Make them agree: declare the edge in Package.swift, or remove its use. When the build is the \
      odd one out, run `make build`.
      """
  ) { inspection in
    undeclaredEdges(inspection) + unseenTargets(inspection)
  }

  /// Edges that are used and allowed, and that the manifest does not declare. Where an import shows
  /// the edge, `import-not-declared` is the finding.
  private static func undeclaredEdges(_ inspection: Inspection) -> [Finding] {
    let uses = inspection.innerUses.filter { use in
      inspection.maySee(use.user, use.owner) && !use.user.targets.contains(use.owner.name)
        && !inspection.imports(use.owner, in: use.use.place.path)
    }
    let edges = Dictionary(grouping: uses) { [$0.user.name, $0.owner.name] }
    return edges.values.compactMap { uses in
      guard let first = uses.min(by: { $0.use.place < $1.use.place }) else { return nil }
      return Finding(
        "lenses-disagree", first.use.place, target: first.user.name, subject: first.owner.name,
        """
        \(first.user.name) uses “\(first.use.symbol.name)” of \(first.owner.name), which the \
        manifest does not give to it.
        """,
        reason: "The edge is there for the compiler, and in no manifest.",
        instead: "add \(first.owner.name) to its dependencies in Package.swift, or drop the use.")
    }
  }

  /// Targets with sources of which the build knows nothing at all.
  private static func unseenTargets(_ inspection: Inspection) -> [Finding] {
    guard let interfaces = inspection.evidence.interfaces else { return [] }
    let modules = Set(interfaces.map(\.module.asModule))
    let incomplete = inspection.evidence.gaps.contains { $0.lens == .exposed }
    return inspection.targets.filter { target in
      target.kind == .library && !modules.contains(target.name.asModule) && !incomplete
    }.map { target in
      Finding(
        "lenses-disagree", .manifest, target: target.name, subject: target.name,
        "the manifest has a target “\(target.name)”, and the build has no module of it.",
        reason: "What is not built is not checked.",
        instead: "run `make build`, or remove the target.")
    }
  }
}
