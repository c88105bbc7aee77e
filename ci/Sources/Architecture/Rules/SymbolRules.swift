import Evidence

extension Rule {
  static let symbols = [
    Rule(
      "kind-across-edge", [.named], \.kindsAcrossEdges,
      "Code names only protocols and values across an edge: no class, actor, global or singleton."),
    Rule(
      "conformance-direction", [.named], \.conformancesAstray,
      "Types conform to protocols of a Domain, and to no others of this package."),
  ]

  static let signatures = [
    Rule(
      "public-kind", [.exposed], \.publicKinds,
      "The public declarations of a layer are of the kinds in its row, and never singletons."),
    Rule(
      "public-for-nobody", [.named, .exposed], \.publicForNobody,
      "Composition or a test names each public type of an implementation layer."),
    Rule(
      "signature-mentions", [.exposed], \.foreignMentions,
      "Public signatures name types of the layer itself, and of those that its row may show."),
  ]
}

extension Inspection {
  fileprivate var kindsAcrossEdges: [Finding] {
    var allowed: [[String]: Set<SymbolGroup>] = [:]
    var places: Set<Place> = []
    return innerUses.compactMap { use in
      let symbol = use.symbol
      guard let group = SymbolGroup(symbol.kind, owner: symbol.owner), maySee(use.user, use.owner)
      else { return nil }
      let edge = [use.user.name, use.owner.name]
      let groups = allowed[edge] ?? Set(crossings(of: use).flatMap(\.groups))
      allowed[edge] = groups
      // `Box()` names a class and its initialiser: one finding.
      guard !groups.contains(group), places.insert(use.place).inserted else { return nil }
      let member = symbol.kind.isType ? "" : symbol.owner.map { " of \($0.words)" } ?? ""
      let what = "“\(symbol.name)”, \(symbol.kind.words)\(member) of \(use.owner.name)."
      return Finding(
        use.place, use.user.name, symbol.name, "\(use.user.name) names \(what)",
        reason: "Only protocols and values cross this edge.", instead: advice(about: symbol))
    }
  }

  fileprivate var conformancesAstray: [Finding] {
    innerUses.filter { use in
      use.use.roles.contains(.base) && maySee(use.user, use.owner)
        && !crossings(of: use).contains(where: \.mayConform)
    }.map { use in
      let name = use.symbol.name
      return Finding(
        use.place, use.user.name, name,
        "a type of \(use.user.name) conforms to “\(name)” of \(use.owner.name).",
        reason: "Types may conform only to protocols of a Domain.",
        instead: "move “\(name)” to \(home(of: use.user)), or do without the conformance.")
    }
  }
}

extension Inspection {
  fileprivate var publicKinds: [Finding] {
    interfaces.flatMap { interface, target -> [Finding] in
      let rows = rules.showings.filter { rules.layers.selects(target.name, $0.layers) }
      let allowed = Set(rows.flatMap(\.groups))
      let types = interface.declarations.filter(\.kind.isType).map { ($0.path, $0.kind) }
      let kinds = Dictionary(types) { first, _ in first }
      return interface.declarations.filter { !$0.isSynthesized }.compactMap { declaration in
        let owner = kinds[Array(declaration.path.dropLast())]
        guard let (what, instead) = mistake(declaration, of: owner, allowed) else { return nil }
        let name = declaration.name
        return Finding(
          declaration.place(in: target), target.name, name,
          "“\(name)” of \(target.name) is \(what)",
          reason: "The public API of a layer must be replaceable.", instead: instead)
      }
    }
  }

  private func mistake(
    _ declaration: PublicDeclaration, of owner: SymbolKind?, _ allowed: Set<SymbolGroup>
  ) -> (what: String, instead: String)? {
    // A class or an actor with a shared instance of itself.
    if declaration.kind == .staticProperty, owner == .class || owner == .actor,
      let type = declaration.path.dropLast().last,
      declaration.mentions.contains(where: { $0.name == type })
    {
      return (
        "a singleton: one object for all.",
        "make the object in `Composition`, and pass it to `init`."
      )
    }
    // The members of a type that must not be public are not reported separately.
    guard let group = SymbolGroup(declaration.kind, owner: owner), !allowed.contains(group),
      owner.flatMap({ SymbolGroup($0, owner: nil) }).map(allowed.contains) ?? true
    else { return nil }
    return (
      "\(declaration.kind.words), and \(declaration.access).",
      group == .globals
        ? "make it a member of the value that it works on, or drop `\(declaration.access)`."
        : "make it a value, or a protocol that another layer implements."
    )
  }

  fileprivate var publicForNobody: [Finding] {
    guard evidence.uses != nil else { return [] }
    // The identifiers of the symbols of each target that the root or a test names.
    let used: [String: Set<String>] = innerUses.reduce(into: [:]) { used, use in
      guard [.root, .tests, .doubles, .support].contains(kind(of: use.user)) else { return }
      used[use.owner.name, default: []].insert(use.symbol.usr)
    }
    let implementations = interfaces.filter { kind(of: $0.target) == .implementation }
    return implementations.flatMap { interface, target -> [Finding] in
      let shown = Set(
        interface.declarations.flatMap { declaration in
          declaration.mentions.map(\.usr).filter { !declaration.usr.hasPrefix($0) }
        })
      return interface.declarations.filter { declaration in
        declaration.kind.isType && declaration.path.count == 1 && !shown.contains(declaration.usr)
          // The identifier of a member starts with that of its type.
          && !(used[target.name]?.contains { $0.hasPrefix(declaration.usr) } ?? false)
      }.map { declaration in
        let (name, access) = (declaration.name, declaration.access)
        return Finding(
          declaration.place(in: target), target.name, name,
          "“\(name)” of \(target.name) is \(access), and no other module names it.",
          reason: "An implementation is public so that `Composition` can make it.",
          instead: "drop `\(access)`, or make it in `Composition`.")
      }
    }
  }

  fileprivate var foreignMentions: [Finding] {
    interfaces.flatMap { interface, target -> [Finding] in
      let mentions = mentions(in: interface)
      let owners = Set(mentions.compactMap(\.mentioned.owner))
      let hidden = owners.filter { !mayShow($0, in: target) }
      let shows = layer(of: target)?.shows ?? []
      return mentions.compactMap { declaration, mentioned in
        guard let owner = mentioned.owner, hidden.contains(owner) else { return nil }
        return Finding(
          declaration.place(in: target), target.name, mentioned.name,
          "“\(declaration.name)” of \(target.name) shows “\(mentioned.name)” of \(owner).",
          reason: shows.isEmpty
            ? "It may show only its own types."
            : "It may show only its own types and those of \(filled(shows, for: target)).",
          instead: """
            use a value or a protocol of \(home(of: target)) in the signature, or drop \
            `\(declaration.access)`.
            """)
      }
    }
  }

  /// The symbols in the signatures of the declarations that the source contains.
  func mentions(
    in interface: ModuleInterface
  ) -> [(declaration: PublicDeclaration, mentioned: PublicDeclaration.Mentioned)] {
    interface.declarations.filter { !$0.isSynthesized }.flatMap { declaration in
      (declaration.mentions + declaration.conformances).map { (declaration, $0) }
    }
  }

  private func mayShow(_ module: String, in target: Manifest.Target) -> Bool {
    if module == "Swift" || module.hasPrefix("_") || module.asModule == target.name.asModule {
      return true
    }
    return layer(of: target)?.shows.contains { self.module(module, isNamedBy: $0, in: target) }
      ?? false
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

extension PublicDeclaration {
  fileprivate var name: String { path.joined(separator: ".") }

  fileprivate func place(in target: Manifest.Target) -> Place { place ?? Place(path: target.path) }
}
