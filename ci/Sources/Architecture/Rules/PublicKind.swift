import Evidence

extension Rule {
  static let publicKind = Rule(
    "public-kind", lenses: [.exposed],
    "What a layer declares public is of the kinds that its row lists, and never a singleton.",
    why: """
      What is public will be used. A Domain that shows a class hands out behaviour that nobody can \
      replace; a singleton is a global by another name.
      """,
    example: """
      // Modules/Bookmarks/Domain/BookmarkCounter.swift
      public final class BookmarkCounter {}
      """,
    instead: """
      Make it a value, or a protocol with its implementation in another layer; or drop `public`. A \
      function of no type becomes a member of the value that it works on.
      """
  ) { inspection in
    inspection.interfaces.flatMap { interface, target in
      let allowed = Set(
        inspection.rules.showings.filter {
          inspection.rules.layers.selects(target.name, $0.layers)
        }.flatMap(\.groups))
      let kinds = interface.kindsByPath
      return interface.declarations.filter { !$0.isSynthesized }.compactMap { declaration in
        finding(declaration, target, allowed, kinds)
      }
    }
  }

  private static func finding(
    _ declaration: PublicDeclaration, _ target: Manifest.Target, _ allowed: Set<SymbolGroup>,
    _ kinds: [[String]: SymbolKind]
  ) -> Finding? {
    let owner = kinds[Array(declaration.path.dropLast())]
    let name = declaration.path.joined(separator: ".")
    func finding(_ problem: String, _ instead: String) -> Finding {
      Finding(
        "public-kind", declaration.place ?? Place(path: target.path), target: target.name,
        subject: name, problem, reason: "What a layer shows has to be replaceable by others.",
        instead: instead)
    }
    if isSingleton(declaration, owner) {
      return finding(
        "“\(name)” of \(target.name) is a singleton: one object for all.",
        "make the object in `Composition`, and hand it in by `init`.")
    }
    // The members of what must not be public are not told again.
    guard let group = SymbolGroup(declaration.kind, owner: owner), !allowed.contains(group),
      owner.flatMap({ SymbolGroup($0, owner: nil) }).map(allowed.contains) ?? true
    else { return nil }
    return finding(
      "“\(name)” of \(target.name) is \(declaration.kind.words), and \(declaration.access).",
      group == .globals
        ? "make it a member of the value that it works on, or drop `\(declaration.access)`."
        : "make it a value, or a protocol that another layer implements.")
  }

  /// Whether a class or an actor keeps an object of its own kind for everybody.
  private static func isSingleton(_ declaration: PublicDeclaration, _ owner: SymbolKind?) -> Bool {
    guard declaration.kind == .staticProperty, owner == .class || owner == .actor,
      let type = declaration.path.dropLast().last
    else { return false }
    return declaration.mentions.contains { $0.name == type }
  }
}

extension ModuleInterface {
  var kindsByPath: [[String]: SymbolKind] {
    Dictionary(declarations.filter(\.kind.isType).map { ($0.path, $0.kind) }) { first, _ in first }
  }
}
