import Evidence

/// A shop with one feature that keeps every rule of ``SampleRules`` and needs every row of them. A
/// test breaks one thing.
struct SamplePackage {
  var targets: [Manifest.Target] = [
    target("CoreDomain", "Modules/Core/Domain"),
    target("ShopDomain", "Modules/Shop/Domain", ["CoreDomain"]),
    target("ShopViewModel", "Modules/Shop/ViewModel", ["CoreDomain", "ShopDomain"]),
    target(
      "ShopInfrastructure", "Modules/Shop/Infrastructure", ["CCurl", "ShopDomain"], ["HTTPTypes"]),
    target("CCurl", "Modules/Core/CCurl", kind: .system),
    target(
      "Composition", "Apps/Composition", ["ShopDomain", "ShopInfrastructure", "ShopViewModel"]),
    target(
      "ShopUnitTests", "Tests/Unit/Shop", ["ShopInfrastructure", "ShopViewModel"], kind: .test),
    target("Sketch", "docs/examples/Sketch", ["ShopInfrastructure"]),
  ]
  var sources: [SourceFile] = [
    source("Modules/Core/Domain/Clock.swift", "CoreDomain", []),
    source("Modules/Shop/Domain/Basket.swift", "ShopDomain", ["CoreDomain"]),
    source("Modules/Shop/ViewModel/List.swift", "ShopViewModel", ["CoreDomain", "ShopDomain"]),
    source(
      "Modules/Shop/Infrastructure/Store.swift", "ShopInfrastructure",
      ["CCurl", "Glibc", "HTTPTypes", "ShopDomain"], [("unsafe", .word, nil)]),
    source(
      "Modules/Shop/Infrastructure/Old.swift", "ShopInfrastructure", [],
      [("FileManager", .word, nil)]),
    source(
      "Apps/Composition/Shop.swift", "Composition",
      ["ShopDomain", "ShopInfrastructure", "ShopViewModel"]),
    source(
      "Tests/Unit/Shop/StoreTests.swift", "ShopUnitTests",
      ["@testable ShopInfrastructure", "ShopViewModel", "Testing"], [("now", .member, "Date")]),
    source(
      "docs/examples/Sketch/Bad.swift", "Sketch", ["ShopInfrastructure", "Glibc"],
      [("print", .call, nil)]),
  ]
  var uses: [SymbolUse]? = [
    use("ShopDomain", "CoreDomain", .clock, "Modules/Shop/Domain/Basket.swift"),
    use("ShopViewModel", "CoreDomain", .clock, "Modules/Shop/ViewModel/List.swift"),
    use("ShopViewModel", "ShopDomain", .port, "Modules/Shop/ViewModel/List.swift"),
    use(
      "ShopInfrastructure", "ShopDomain", .port, "Modules/Shop/Infrastructure/Store.swift",
      [.base]),
    use("Composition", "ShopDomain", .port, "Apps/Composition/Shop.swift"),
    use("Composition", "ShopInfrastructure", .store, "Apps/Composition/Shop.swift"),
    use("Composition", "ShopViewModel", .list, "Apps/Composition/Shop.swift"),
    use("ShopUnitTests", "ShopInfrastructure", .store, "Tests/Unit/Shop/StoreTests.swift"),
    use("ShopUnitTests", "ShopViewModel", .list, "Tests/Unit/Shop/StoreTests.swift"),
    use("Sketch", "ShopInfrastructure", .store, "docs/examples/Sketch/Bad.swift"),
  ]
  var interfaces: [ModuleInterface]? = [
    ModuleInterface(
      module: "CoreDomain", declarations: [.of(.clock, in: "Modules/Core/Domain/Clock")]),
    ModuleInterface(
      module: "ShopDomain",
      declarations: [.of(.port, in: "Modules/Shop/Domain/Basket", mentions: [.clock])]),
    ModuleInterface(
      module: "ShopViewModel",
      declarations: [.of(.list, in: "Modules/Shop/ViewModel/List", mentions: [.port])]),
    ModuleInterface(
      module: "ShopInfrastructure",
      declarations: [.of(.store, in: "Modules/Shop/Infrastructure/Store", conformances: [.port])]),
    ModuleInterface(
      module: "Composition",
      declarations: [.of(.shop, in: "Apps/Composition/Shop", mentions: [.port])]),
  ]
  var gaps: [EvidenceGap] = []
  var headers: [String: String] = [:]

  var evidence: Evidence {
    Evidence(
      manifest: Manifest(targets: targets), sources: sources, uses: uses, interfaces: interfaces,
      gaps: gaps, headers: headers)
  }
}

extension SamplePackage {
  /// Gives a file one more import, in line 9.
  mutating func add(importOf module: String, to path: String, attributes: [String] = []) {
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return }
    sources[index].imports.append(
      ImportStatement(
        module: module, place: Place(path: path, line: 9, column: 1), attributes: attributes))
  }

  /// Gives a file one more word, in line 9.
  mutating func add(
    _ token: String, _ form: WatchedWord.Form, base: String? = nil, to path: String
  ) {
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return }
    sources[index].mentions.append(
      Mention(
        word: WatchedWord(token, form), place: Place(path: path, line: 9, column: 1), base: base))
  }

  mutating func change(file path: String, _ change: (inout SourceFile) -> Void) {
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return }
    change(&sources[index])
  }

  mutating func change(_ target: String, _ change: (inout Manifest.Target) -> Void) {
    guard let index = targets.firstIndex(where: { $0.name == target }) else { return }
    change(&targets[index])
  }

  /// Gives a module one more declaration, in a file of its own.
  mutating func add(_ declaration: PublicDeclaration, to module: String) {
    guard let index = interfaces?.firstIndex(where: { $0.module == module }) else { return }
    interfaces?[index].declarations.append(declaration)
  }

  /// Adds a library that is built, and its file.
  mutating func add(_ name: String, _ path: String, imports: [String] = []) {
    targets.append(target(name, path))
    interfaces?.append(ModuleInterface(module: name, declarations: []))
    sources.append(source("\(path)/File.swift", name, imports))
  }
}

func target(
  _ name: String, _ path: String, _ targets: [String] = [], _ products: [String] = [],
  kind: Manifest.Kind = .library
) -> Manifest.Target {
  Manifest.Target(name: name, kind: kind, path: path, targets: targets, products: products)
}

/// A file with imports, one a line, each with its attributes before it.
func source(
  _ path: String, _ module: String, _ imports: [String],
  _ words: [(token: String, form: WatchedWord.Form, base: String?)] = []
) -> SourceFile {
  let statements = imports.enumerated().map { index, text in
    let parts = text.split(separator: " ").map(String.init)
    return ImportStatement(
      module: parts[parts.count - 1], place: Place(path: path, line: index + 1, column: 1),
      attributes: parts.dropLast())
  }
  let mentions = words.map { word in
    Mention(
      word: WatchedWord(word.token, word.form), place: Place(path: path, line: 7, column: 1),
      base: word.base)
  }
  return SourceFile(path: path, module: module, imports: statements, mentions: mentions)
}

func use(
  _ user: String, _ owner: String, _ symbol: Symbol, _ path: String,
  _ roles: Set<SymbolRole> = [.reference], line: Int = 5
) -> SymbolUse {
  SymbolUse(
    user: user, owner: owner, symbol: symbol, roles: roles,
    place: Place(path: path, line: line, column: 3))
}

extension Symbol {
  static let clock = Symbol(name: "Clock", kind: .protocol, usr: "s:10CoreDomain5ClockP")
  static let port = Symbol(name: "Store", kind: .protocol, usr: "s:10ShopDomain5StoreP")
  static let list = Symbol(name: "ListViewModel", kind: .actor, usr: "s:13ShopViewModel4ListC")
  static let store = Symbol(name: "SQLStore", kind: .class, usr: "s:18ShopInfrastructure8SQLStoreC")
  static let shop = Symbol(name: "Shop", kind: .struct, usr: "s:11Composition4ShopV")

  fileprivate var mentioned: PublicDeclaration.Mentioned {
    let modules = ["CoreDomain", "ShopDomain", "ShopViewModel", "ShopInfrastructure"]
    return PublicDeclaration.Mentioned(
      name: name, usr: usr, owner: modules.first { usr.contains($0) })
  }
}

extension PublicDeclaration {
  static func of(
    _ symbol: Symbol, in file: String, path: [String] = [], mentions: [Symbol] = [],
    conformances: [Symbol] = []
  ) -> PublicDeclaration {
    PublicDeclaration(
      path: path + [symbol.name], kind: symbol.kind, text: symbol.name, usr: symbol.usr,
      mentions: mentions.map(\.mentioned), conformances: conformances.map(\.mentioned),
      place: Place(path: "\(file).swift", line: 3, column: 1))
  }
}
