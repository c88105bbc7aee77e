import Evidence

extension Rule {
  static let dependencyNotImported = Rule(
    "dependency-not-imported", lenses: [.declared, .imported],
    "What the manifest gives to a target, some file of it imports.",
    why: "A dependency that nobody imports is an arrow in the picture that is not true.",
    example: """
      // Package.swift
      layer("Bookmarks", "Router", ["CoreDomain", "BookmarksDomain"], [External.httpTypes])
      """,
    instead: "Remove it from the target's dependencies in Package.swift."
  ) { inspection in
    let imported = importsByTarget(inspection)
    return inspection.targets.flatMap { target in
      dependencies(of: target, inspection).filter { dependency in
        !(imported[target.name]?.contains(dependency.asModule) ?? false)
      }.map { dependency in
        unused("dependency-not-imported", target, dependency, "no file of it imports it.")
      }
    }
  }

  static let dependencyNotUsed = Rule(
    "dependency-not-used", lenses: [.declared, .imported, .named],
    "What a target declares and imports, it also uses: some symbol of it is named.",
    why: "An import that serves nothing keeps an arrow alive that could go.",
    example: """
      // Apps/CLI/PlainText.swift, which names nothing of it
      import BookmarksDomain
      """,
    instead: "Remove the import, and then the dependency from Package.swift."
  ) { inspection in
    guard inspection.evidence.uses != nil else { return [] }
    let imported = importsByTarget(inspection)
    let used = usedByTarget(inspection)
    return inspection.targets.flatMap { target in
      target.targets.filter { dependency in
        // What C libraries define is known by its header, and not by the name of their target.
        inspection.target(ofModule: dependency).flatMap(inspection.kind(of:)) != .cLibrary
          && imported[target.name]?.contains(dependency.asModule) ?? false
          && !(used[target.name]?.contains(dependency.asModule) ?? false)
      }.map { dependency in
        unused("dependency-not-used", target, dependency, "its files import it and name nothing.")
      }
    }
  }

  private static func unused(
    _ rule: String, _ target: Manifest.Target, _ dependency: String, _ what: String
  ) -> Finding {
    Finding(
      rule, .manifest, target: target.name, subject: dependency,
      "\(target.name) is given \(dependency), and \(what)",
      reason: "The manifest would show an arrow that is not there.",
      instead: "remove \(dependency) from the dependencies of \(target.name) in Package.swift.")
  }

  /// Programs are left out: what depends on them wants them to be built, and cannot import them.
  /// So is what may not be seen at all: that is the finding then, and one is enough.
  private static func dependencies(
    of target: Manifest.Target, _ inspection: Inspection
  ) -> [String] {
    target.targets.filter { name in
      guard let owner = inspection.target(ofModule: name) else { return true }
      return owner.kind != .executable && inspection.maySee(target, owner)
    } + target.products
  }

  private static func importsByTarget(_ inspection: Inspection) -> [String: Set<String>] {
    Dictionary(
      inspection.files.map { ($0.target.name, Set($0.source.imports.map(\.module.asModule))) }
    ) { $0.union($1) }
  }

  private static func usedByTarget(_ inspection: Inspection) -> [String: Set<String>] {
    inspection.innerUses.reduce(into: [:]) { used, use in
      used[use.user.name, default: []].insert(use.owner.name.asModule)
    }
  }
}
