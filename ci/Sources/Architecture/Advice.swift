import Evidence

extension Inspection {
  /// The advice for a forbidden edge.
  func advice(from user: Manifest.Target, to owner: Manifest.Target) -> String {
    let home = home(of: user)
    switch (kind(of: user), kind(of: owner)) {
    case (.tests, _):
      return """
        test it at a level that may see it; or, if the tests of every feature need it, add its \
        layer to the column “may see” of this level in \(LayerTable.path).
        """
    case (_, .tests), (_, .doubles), (_, .support):
      return "use `\(owner.name)` in tests only; move code that programs need, too, to \(home)."
    case (_, .cLibrary):
      return
        "put the call behind a protocol of `CoreDomain`, and implement it in `CoreInfrastructure`."
    case (.domain, .domain):
      return """
        connect the features through a `Route` of `CoreDomain`, or move code that both need to \
        `CoreDomain`.
        """
    case (.domain, _):
      return "declare a protocol in `\(user.name)`, and let `\(owner.name)` conform to it."
    case (_, .domain):
      return "go to the other feature through a `Route` of `CoreDomain`."
    case (_, .root), (_, .frame), (_, .view), (_, .program):
      return "take a protocol or a value of \(home) as a parameter of `init`."
    default:
      return """
        take \(protocols(of: owner, seenBy: user) ?? "a protocol of \(home)") as a parameter of \
        `init`; `Composition` passes the implementations of `\(owner.name)`.
        """
    }
  }

  /// The replacement for a symbol that must not cross an edge.
  func advice(about symbol: Symbol) -> String {
    // The identifier of a member starts with that of its type.
    let types = (evidence.interfaces ?? []).flatMap { interface in
      interface.declarations.filter { $0.kind.isType && symbol.usr.hasPrefix($0.usr) }
    }
    let names = (types.max { $0.usr.count < $1.usr.count }?.conformances ?? [])
      .filter { $0.owner.flatMap(target(ofModule:)).flatMap(kind(of:)) == .domain }
      .map { "`\($0.name)`" }
    if !names.isEmpty {
      return """
        take \(names.joined(separator: " or ")), which it conforms to, as a parameter of \
        `init`; `Composition` makes the object.
        """
    }
    return SymbolGroup(symbol.kind, owner: symbol.owner) == .globals
      ? "make it a member of a value, or a requirement of a protocol in a Domain."
      : "make it a value, or let it conform to a protocol of a Domain, and take that in `init`."
  }

  /// The Domain with the protocols of a target: that of its own feature, or Core's.
  func home(of target: Manifest.Target) -> String {
    if kind(of: target) == .domain { return "`\(target.name)`" }
    let seen = evidence.manifest.targets.filter { kind(of: $0) == .domain && maySee(target, $0) }
    let own = seen.filter { layer(of: $0)?.pattern.variable != nil }
    let home = own.count == 1 ? own[0] : own.isEmpty ? seen.first : nil
    return home.map { "`\($0.name)`" } ?? "a Domain"
  }

  /// Returns the patterns in the row of a target's layer, filled in for the target: for
  /// `ShopViewModel`, `{Feature}Domain` becomes `ShopDomain`.
  func filled(_ patterns: [NamePattern], for target: Manifest.Target) -> String {
    let own = layer(of: target)?.pattern
    return patterns.map { pattern in
      guard let variable = pattern.variable, own?.variable == variable,
        let binding = own?.binding(of: target.name)
      else { return pattern.text }
      return pattern.filled(with: binding)
    }.joined(separator: ", ")
  }

  /// At most three Domain protocols that a module conforms to and the user may see, or `nil`.
  private func protocols(of owner: Manifest.Target, seenBy user: Manifest.Target) -> String? {
    let declarations = interfaces.first { $0.target.name == owner.name }?.interface.declarations
    let names = (declarations ?? []).flatMap(\.conformances).filter { mentioned in
      guard let target = mentioned.owner.flatMap(target(ofModule:)) else { return false }
      return kind(of: target) == .domain && (target == user || maySee(user, target))
    }.map { "`\($0.name)`" }
    let distinct = Set(names).sorted()
    guard !distinct.isEmpty else { return nil }
    return distinct.prefix(3).joined(separator: " or ") + (distinct.count > 3 ? " or another" : "")
  }
}

extension SymbolKind {
  var isType: Bool { [.protocol, .struct, .enum, .class, .actor].contains(self) }

  /// The kind in messages, with its article.
  var words: String {
    switch self {
    case .enum: "an enum"
    case .actor: "an actor"
    case .associatedtype: "an associated type"
    case .globalFunction: "a global function"
    case .globalVariable: "a global variable"
    case .operator: "an operator"
    case .initializer: "an initialiser"
    case .enumCase: "a case"
    case .staticMethod: "a method"
    case .staticProperty: "a property"
    case .extension, .deinit, .module, .parameter, .other: "a symbol"
    default: "a \(rawValue)"
    }
  }
}
