import Evidence

extension Rule {
  static let importNotDeclared = Rule(
    "import-not-declared", lenses: [.declared, .imported],
    "A module imports what the manifest gives to it, and what its layer has of the toolchain.",
    why: """
      The compiler takes an import of whatever happens to be built already, so that an arrow which \
      nobody declared builds on one machine and not on the next.
      """,
    example: """
      // Modules/Bookmarks/ViewModel/BookmarkListViewModel.swift
      import Dispatch
      """,
    instead: """
      Use a port of a Domain. Where the layer is to have the module, add it to the layer's row in \
      docs/layers.md and, unless it comes with the toolchain, to Package.swift.
      """
  ) { inspection in
    imports(inspection).filter { !inspection.isDomain($0.user) }.map { statement, user in
      notDeclared(statement, user, inspection)
    }
  }

  static let domainImport = Rule(
    "domain-import", lenses: [.declared, .imported],
    "A Domain imports nothing but what its row lists.",
    why: """
      A Domain is what all layers know of one another. Whatever it imports, everything imports; what \
      has effects would be had by all.
      """,
    example: """
      // Modules/Bookmarks/Domain/Bookmark.swift
      import Foundation
      """,
    instead: "Declare a port, a protocol in the Domain, and implement it in an Infrastructure."
  ) { inspection in
    imports(inspection).filter { inspection.isDomain($0.user) }.map { statement, user in
      Finding(
        "domain-import", statement.place, target: user.name, subject: statement.module,
        "\(user.name) imports \(statement.module).",
        reason: "Whatever a Domain imports, every layer gets.",
        instead: """
          declare what is needed as a protocol in `\(user.name)`, and import \(statement.module) \
          where that is implemented.
          """)
    }
  }

  /// The imports that neither the manifest nor the layer gives. Those that another rule speaks of
  /// are left out: targets that must not be seen, and modules that have a place of their own.
  private static func imports(
    _ inspection: Inspection
  ) -> [(statement: ImportStatement, user: Manifest.Target)] {
    let confined = Set(
      inspection.rules.confinements.flatMap(\.words).compactMap {
        if case .module(let module) = $0 { module } else { nil }
      })
    return inspection.files.flatMap { file, user in
      let given = inspection.given(to: user)
      return file.imports.filter { statement in
        guard !given.contains(statement.module.asModule), !confined.contains(statement.module)
        else { return false }
        guard let owner = inspection.target(ofModule: statement.module) else { return true }
        return inspection.maySee(user, owner) && owner.name != user.name
      }.map { ($0, user) }
    }
  }

  private static func notDeclared(
    _ statement: ImportStatement, _ user: Manifest.Target, _ inspection: Inspection
  ) -> Finding {
    let isOurs = inspection.target(ofModule: statement.module) != nil
    return Finding(
      "import-not-declared", statement.place, target: user.name, subject: statement.module,
      "\(user.name) imports \(statement.module), which nothing gives to it.",
      reason: isOurs
        ? "The manifest does not declare it, so that it builds by chance."
        : "Neither Package.swift nor its row in \(LayerTable.path) lists it.",
      instead: isOurs
        ? "add \(statement.module) to the dependencies of \(user.name) in Package.swift."
        : """
        use a port of \(inspection.domain(of: user).map { "`\($0)`" } ?? "a Domain"), or list \
        \(statement.module) in the row of its layer if the whole layer is to have it.
        """)
  }
}

extension Inspection {
  func isDomain(_ target: Manifest.Target) -> Bool { kind(of: target) == .domain }

  /// The modules that a target may import: what the manifest declares, what its layer has of the
  /// toolchain, and the standard library.
  fileprivate func given(to target: Manifest.Target) -> Set<String> {
    Set(
      (target.targets + target.products + (layer(of: target)?.toolchain ?? []))
        .map(\.asModule) + ["Swift"])
  }
}
