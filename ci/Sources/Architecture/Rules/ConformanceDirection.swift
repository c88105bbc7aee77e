import Evidence

extension Rule {
  static let conformanceDirection = Rule(
    "conformance-direction", lenses: [.named],
    "Types conform to protocols of a Domain, and to no others of this package.",
    why: """
      Protocols live with who needs them, in a Domain. A layer whose protocols are implemented \
      elsewhere would have become a Domain without saying so.
      """,
    example: """
      // Apps/Composition/Earthquakes/ComposedQuakePlan.swift
      struct ComposedQuakePlan: QuakePlan {}  // QuakePlan is a protocol of EarthquakesRepository
      """,
    instead: "Move the protocol into the Domain of the feature that needs it, or into CoreDomain."
  ) { inspection in
    inspection.innerUses.filter { use in
      use.use.roles.contains(.base) && inspection.maySee(use.user, use.owner)
        && !inspection.crossings(of: use).contains { $0.mayConform }
    }.map { use in
      let home = inspection.domain(of: use.user).map { "`\($0)`" } ?? "a Domain"
      return Finding(
        "conformance-direction", use.use.place, target: use.user.name,
        subject: use.use.symbol.name,
        "a type of \(use.user.name) conforms to “\(use.use.symbol.name)” of \(use.owner.name).",
        reason: "Conformances point to a Domain.",
        instead: "move “\(use.use.symbol.name)” to \(home), or do without the conformance.")
    }
  }
}
