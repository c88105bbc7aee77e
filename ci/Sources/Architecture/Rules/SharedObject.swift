import Evidence

extension Rule {
  static let sharedObject = Rule(
    "shared-object", lenses: [.imported],
    "No class, actor or lock is kept in a static or global property.",
    why: """
      A shared object is a dependency that no `init` shows. Tests cannot replace it, and one test \
      sees what another one left in it.
      """,
    example: """
      actor StoryCache { static let shared = StoryCache() }
      """,
    instead: "Make the object in `Composition`, and take it by `init`."
  ) { inspection in
    let objects = inspection.objectsByModule
    return inspection.files.flatMap { file, target in
      guard inspection.isOfProduct(target) else { return [Finding]() }
      let modules = [target.name.asModule] + file.imports.map(\.module.asModule)
      let known = modules.reduce(into: locks) { $0.formUnion(objects[$1] ?? []) }
      return file.declarations.filter {
        $0.kind == .staticProperty || $0.kind == .globalVariable
      }.compactMap { declaration in
        let own = declaration.container.last ?? ""
        guard
          let type = declaration.types.map({ $0 == "Self" ? own : $0 }).first(where: known.contains)
        else { return nil }
        return Finding(
          "shared-object", declaration.place, target: target.name, subject: declaration.name,
          "“\(declaration.name)” of \(target.name) keeps an object, “\(type)”, for all callers.",
          reason: "No `init` shows who depends on it, and no test can replace it.",
          instead: "make it in `Composition`, and take it by `init`.")
      }
    }
  }

  /// Objects of the standard library that hold state.
  private static let locks: Set<String> = ["Atomic", "Mutex"]
}

extension Inspection {
  /// The names of the classes and actors that the sources of each module declare.
  fileprivate var objectsByModule: [String: Set<String>] {
    files.reduce(into: [:]) { objects, file in
      let names = file.source.declarations.filter { $0.kind == .class || $0.kind == .actor }
        .map(\.name)
      objects[file.target.name.asModule, default: []].formUnion(names)
    }
  }

  /// Whether a target is part of a program, and not of its tests.
  fileprivate func isOfProduct(_ target: Manifest.Target) -> Bool {
    switch kind(of: target) {
    case .tests, .doubles, .support, nil: false
    default: true
    }
  }
}
