import Evidence

extension Rule {
  static let publicForNobody = Rule(
    "public-for-nobody", lenses: [.named, .exposed],
    "A type that an implementation layer declares public is named by Composition or a test.",
    why: """
      An implementation is public for one reason: the composition root makes it. Public for nobody, \
      it only invites other layers to lean on it.
      """,
    example: """
      // Modules/Bookmarks/Repository/PortedBookmarkRepository.swift
      public struct MergePlan {}  // which only this module uses
      """,
    instead: "Drop `public`, or name the type in Composition."
  ) { inspection in
    guard inspection.evidence.uses != nil else { return [] }
    let used = usedSymbols(inspection)
    return inspection.interfaces.filter { inspection.kind(of: $0.target) == .implementation }
      .flatMap { interface, target in
        let shown = Set(
          interface.declarations.flatMap { declaration in
            declaration.mentions.map(\.usr).filter { !declaration.usr.hasPrefix($0) }
          })
        return interface.declarations.filter { declaration in
          declaration.kind.isType && declaration.path.count == 1
            && !shown.contains(declaration.usr)
            && !isUsed(declaration, used[target.name] ?? [])
        }.map { finding($0, target) }
      }
  }

  /// The identifiers of the symbols of each target that the root or a test names.
  private static func usedSymbols(_ inspection: Inspection) -> [String: Set<String>] {
    inspection.innerUses.reduce(into: [:]) { used, use in
      guard [.root, .tests, .doubles, .support].contains(inspection.kind(of: use.user)) else {
        return
      }
      used[use.owner.name, default: []].insert(use.use.symbol.usr)
    }
  }

  /// Whether a type or a member of it, whose identifier begins as the type's does, is used.
  private static func isUsed(_ declaration: PublicDeclaration, _ used: Set<String>) -> Bool {
    used.contains(declaration.usr) || used.contains { $0.hasPrefix(declaration.usr) }
  }

  private static func finding(
    _ declaration: PublicDeclaration, _ target: Manifest.Target
  ) -> Finding {
    let name = declaration.path.joined(separator: ".")
    return Finding(
      "public-for-nobody", declaration.place ?? Place(path: target.path), target: target.name,
      subject: name,
      "“\(name)” of \(target.name) is \(declaration.access), and no other module names it.",
      reason: "An implementation is public so that `Composition` can make it.",
      instead: "drop `\(declaration.access)`, or make it in `Composition`.")
  }
}
