import Evidence

extension Rule {
  static let signatureMentions = Rule(
    "signature-mentions", lenses: [.exposed],
    "Public signatures name types of the layer itself, and of those that its row may show.",
    why: """
      A type in a public signature is a dependency of everyone who calls it: so a detail such as a \
      row of SQL or a token of a parser reaches layers that must not know it.
      """,
    example: """
      // Modules/Bookmarks/Repository/PortedBookmarkRepository.swift
      public init(logger: Logger)
      """,
    instead: "Take or give a protocol or a value of the feature's Domain."
  ) { inspection in
    inspection.interfaces.flatMap { interface, target in
      var shown: [String: Bool] = [:]
      return interface.declarations.filter { !$0.isSynthesized }.flatMap { declaration in
        (declaration.mentions + declaration.conformances).filter { mentioned in
          guard let owner = mentioned.owner, owner.asModule != target.name.asModule else {
            return false
          }
          if let isShown = shown[owner] { return !isShown }
          let isShown = inspection.mayShow(owner, in: target)
          shown[owner] = isShown
          return !isShown
        }.map { finding(declaration, $0, target, inspection) }
      }
    }
  }

  private static func finding(
    _ declaration: PublicDeclaration, _ mentioned: PublicDeclaration.Mentioned,
    _ target: Manifest.Target, _ inspection: Inspection
  ) -> Finding {
    let owner = mentioned.owner ?? "another module"
    let shows = inspection.layer(of: target)?.shows ?? []
    return Finding(
      "signature-mentions", declaration.place ?? Place(path: target.path), target: target.name,
      subject: mentioned.name,
      """
      “\(declaration.path.joined(separator: "."))” of \(target.name) shows “\(mentioned.name)” of \
      \(owner).
      """,
      reason: shows.isEmpty
        ? "It shows no types but its own."
        : "Beside its own types it shows those of \(inspection.filled(shows, for: target)) alone.",
      instead: """
        take or give a value or a protocol of \
        \(inspection.domain(of: target).map { "`\($0)`" } ?? "a Domain"), or drop \
        `\(declaration.access)`.
        """)
  }
}

extension Inspection {
  /// Whether public signatures of a target may name types of a module.
  func mayShow(_ module: String, in target: Manifest.Target) -> Bool {
    if module == "Swift" || module.hasPrefix("_") { return true }
    return layer(of: target)?.shows.contains {
      self.module(module, isNamedBy: $0, in: target)
    } ?? false
  }

  /// Whether a name of the column “may show” stands for a module.
  func module(
    _ module: String, isNamedBy pattern: NamePattern, in target: Manifest.Target
  ) -> Bool {
    guard let owner = self.target(ofModule: module) else {
      return pattern.text.asModule == module.asModule
    }
    return rules.layers.names(owner.name, by: pattern, from: target.name)
  }
}
