import Evidence

extension Rule {
  static let imports = [
    Rule(
      "import-not-declared", [.declared, .imported], \.undeclaredImports,
      "A module imports only its dependencies, and modules of the toolchain that its row lists."),
    Rule(
      "domain-import", [.declared, .imported], \.domainImports,
      "A Domain imports only what its row lists."),
    Rule(
      "dependency-not-imported", [.declared, .imported], \.unimportedDependencies,
      "Every dependency of a target is imported in one of its files."),
    Rule(
      "dependency-not-used", [.declared, .imported, .named], \.unusedDependencies,
      "A target uses a symbol of every dependency that it imports."),
    Rule(
      "use-without-import", [.imported, .named], \.usesWithoutImport,
      "A file imports the module of this package whose symbols it names."),
    Rule(
      "exported-import", [.imported], \.exportedImports,
      "No module re-exports an import with `@_exported`."),
    Rule(
      "testable-outside-tests", [.imported], \.openedByPrograms,
      "Only tests import with `@testable`."),
    Rule(
      "testable-not-listed", [.imported], \.openedWithoutRow,
      "Tests open only the modules that the table lists for them."),
  ]
}

extension Inspection {
  fileprivate var undeclaredImports: [Finding] {
    importsNotGiven.filter { kind(of: $0.user) != .domain }.map { statement, user in
      let (module, isOurs) = (statement.module, target(ofModule: statement.module) != nil)
      return Finding(
        statement.place, user.name, module,
        "\(user.name) imports \(module), which is not listed for it.",
        reason: isOurs
          ? "The manifest does not declare this dependency, so it builds by chance."
          : "Neither Package.swift nor its row in \(LayerTable.path) lists it.",
        instead: isOurs
          ? "add \(module) to the dependencies of \(user.name) in Package.swift."
          : """
          use a port of \(home(of: user)), or list \(module) in the row of its layer if the whole \
          layer needs it.
          """)
    }
  }

  fileprivate var domainImports: [Finding] {
    importsNotGiven.filter { kind(of: $0.user) == .domain }.map { statement, user in
      Finding(
        statement.place, user.name, statement.module,
        "\(user.name) imports \(statement.module).",
        reason: "All layers depend on what a Domain imports.",
        instead: """
          declare a protocol in `\(user.name)`, and import \(statement.module) in the module \
          that implements it.
          """)
    }
  }

  /// The imports that neither the manifest nor the layer allows, except those that another rule
  /// reports: forbidden targets, and confined modules.
  private var importsNotGiven: [(statement: ImportStatement, user: Manifest.Target)] {
    let confined = Set(rules.confinements.flatMap(\.words))
    return files.flatMap { file, user in
      let listed = user.targets + user.products + (layer(of: user)?.toolchain ?? []) + ["Swift"]
      let given = Set(listed.map(\.asModule))
      return file.imports.filter { statement in
        guard !given.contains(statement.module.asModule),
          !confined.contains(.module(statement.module))
        else { return false }
        guard let owner = target(ofModule: statement.module) else { return true }
        return maySee(user, owner) && owner.name != user.name
      }.map { ($0, user) }
    }
  }

  /// Skips programs, which cannot be imported, and forbidden targets, which another rule reports.
  fileprivate var unimportedDependencies: [Finding] {
    targets.flatMap { target in
      let wanted = target.targets.filter { name in
        guard let owner = self.target(ofModule: name) else { return true }
        return owner.kind != .executable && maySee(target, owner)
      }
      return (wanted + target.products).filter { !imports(of: target).contains($0.asModule) }
        .map { unneeded(target, $0, "none of its files imports it.") }
    }
  }

  fileprivate var unusedDependencies: [Finding] {
    guard evidence.uses != nil else { return [] }
    let used: [String: Set<String>] = innerUses.reduce(into: [:]) { used, use in
      used[use.user.name, default: []].insert(use.owner.name.asModule)
    }
    return targets.flatMap { target in
      target.targets.filter { name in
        // Symbols of C libraries are known by their header, not by the name of the target.
        self.target(ofModule: name).flatMap(kind(of:)) != .cLibrary
          && imports(of: target).contains(name.asModule)
          && !(used[target.name]?.contains(name.asModule) ?? false)
      }.map { unneeded(target, $0, "its files use no symbol of it.") }
    }
  }

  private func unneeded(
    _ target: Manifest.Target, _ dependency: String, _ what: String
  ) -> Finding {
    Finding(
      .manifest, target.name, dependency, "\(target.name) depends on \(dependency), but \(what)",
      reason: "The manifest would show an edge that does not exist.",
      instead: "remove \(dependency) from the dependencies of \(target.name) in Package.swift.")
  }

  fileprivate var usesWithoutImport: [Finding] {
    let uses = innerUses.filter {
      !$0.use.roles.contains(.implicit) && $0.user.targets.contains($0.owner.name)
        && maySee($0.user, $0.owner) && !imports($0.owner, in: $0.place.path)
    }
    return firsts(of: uses) { [$0.place.path, $0.owner.name] }.map { use, _ in
      Finding(
        use.place, use.user.name, use.owner.name,
        "“\(use.symbol.name)” of \(use.owner.name), which this file does not import, is used.",
        reason: "The imports of a file must show every module that it uses.",
        instead: "write `import \(use.owner.name)` at the head of the file.")
    }
  }

  fileprivate var exportedImports: [Finding] {
    imports(with: "@_exported").map { statement, target in
      Finding(
        statement.place, target.name, statement.module,
        "\(target.name) re-exports \(statement.module) to every module that imports it.",
        reason: "The files that use it would not show that edge.",
        instead: "write `import \(statement.module)` here and in each file that needs it.")
    }
  }

  fileprivate var openedByPrograms: [Finding] {
    imports(with: "@testable").filter { kind(of: $0.target) != .tests }.map {
      opened($0, reason: "Only tests may bypass access levels.", ", and use its public API.")
    }
  }

  fileprivate var openedWithoutRow: [Finding] {
    imports(with: "@testable").filter { statement, test in
      kind(of: test) == .tests
        && !rules.openings.contains { opening in
          opening.modules.contains { opens(opening, $0, statement.module, from: test) }
        }
    }.map {
      opened(
        $0, reason: "No row of \(LayerTable.path) allows it.",
        " and test its public API, or add a row that says why that is impossible.")
    }
  }

  private func opened(
    _ found: (statement: ImportStatement, target: Manifest.Target), reason: String, _ rest: String
  ) -> Finding {
    let (name, module) = (found.target.name, found.statement.module)
    return Finding(
      found.statement.place, name, module, "\(name) opens \(module) with `@testable`.",
      reason: reason, instead: "write `import \(module)`\(rest)")
  }

  /// Whether a name in a row lets a test open a module.
  func opens(
    _ opening: Opening, _ pattern: NamePattern, _ module: String, from test: Manifest.Target
  ) -> Bool {
    guard let target = target(ofModule: module) else { return false }
    return rules.layers.selects(test.name, opening.tests)
      && rules.layers.names(target.name, by: pattern, from: test.name)
  }
}
