import Evidence

let basket = "Modules/Shop/Domain/Basket.swift"
let list = "Modules/Shop/ViewModel/List.swift"
let store = "Modules/Shop/Infrastructure/Store.swift"
let shop = "Apps/Composition/Shop.swift"
let tests = "Tests/Unit/Shop/StoreTests.swift"
private let sketch = "docs/examples/Sketch/Bad.swift"

/// A shop that follows every rule of ``SampleRules`` and uses every row. Tests break one thing.
struct SamplePackage {
  /// By name.
  var targets = [
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
  ].by(\.name)
  var sources = [
    source("Modules/Core/Domain/Clock.swift", "CoreDomain", []),
    source(basket, "ShopDomain", ["CoreDomain"]),
    source(list, "ShopViewModel", ["CoreDomain", "ShopDomain"]),
    source(
      store, "ShopInfrastructure", ["CCurl", "Glibc", "HTTPTypes", "ShopDomain"],
      word: WatchedWord("unsafe", .word)),
    source(
      "Modules/Shop/Infrastructure/Old.swift", "ShopInfrastructure", [],
      word: WatchedWord("FileManager", .word)),
    source(shop, "Composition", ["ShopDomain", "ShopInfrastructure", "ShopViewModel"]),
    source(
      tests, "ShopUnitTests", ["@testable ShopInfrastructure", "ShopViewModel", "Testing"],
      word: WatchedWord("now", .member), base: "Date"),
    source(
      sketch, "Sketch", ["ShopInfrastructure", "Glibc"], word: WatchedWord("print", .call)),
  ].by(\.path)
  var uses: [SymbolUse]? = [
    use("ShopDomain", "CoreDomain", .clock, basket),
    use("ShopViewModel", "CoreDomain", .clock, list),
    use("ShopViewModel", "ShopDomain", .port, list),
    use("ShopInfrastructure", "ShopDomain", .port, store, [.base]),
    use("Composition", "ShopDomain", .port, shop),
    use("Composition", "ShopInfrastructure", .store, shop),
    use("Composition", "ShopViewModel", .list, shop),
    use("ShopUnitTests", "ShopInfrastructure", .store, tests),
    use("ShopUnitTests", "ShopViewModel", .list, tests),
    use("Sketch", "ShopInfrastructure", .store, sketch),
  ]
  /// The public declarations by module.
  var interfaces: [String: [PublicDeclaration]]? = [
    "CoreDomain": [.of(.clock, in: "Modules/Core/Domain/Clock.swift")],
    "ShopDomain": [.of(.port, in: basket, mentions: [.clock])],
    "ShopViewModel": [.of(.list, in: list, mentions: [.port])],
    "ShopInfrastructure": [.of(.store, in: store, conformances: [.port])],
    "Composition": [.of(.shop, in: shop, mentions: [.port])],
  ]
  var gaps: [EvidenceGap] = []
  var headers: [String: String] = [:]

  var evidence: Evidence {
    let manifest = Manifest(targets: targets.values.sorted { $0.name < $1.name })
    var evidence = Evidence(manifest: manifest)
    evidence.sources = sources.values.sorted { $0.path < $1.path }
    evidence.interfaces = interfaces?.map { .init(module: $0.key, declarations: $0.value) }
    (evidence.uses, evidence.gaps, evidence.headers) = (uses, gaps, headers)
    return evidence
  }

  /// Adds an import to a file, in line 9.
  mutating func add(importOf module: String, to path: String, attributes: [String] = []) {
    let place = Place(path: path, line: 9, column: 1)
    sources[path]?.imports.append(
      ImportStatement(module: module, place: place, attributes: attributes))
  }

  /// Adds a word to a file, in line 9.
  mutating func add(
    _ token: String, _ form: WatchedWord.Form, base: String? = nil, to path: String
  ) {
    let place = Place(path: path, line: 9, column: 1)
    sources[path]?.mentions.append(
      Mention(word: WatchedWord(token, form), place: place, base: base))
  }

  /// Adds a built library with one file.
  mutating func add(_ name: String, _ path: String, imports: [String] = []) {
    targets[name] = target(name, path)
    interfaces?[name] = []
    sources["\(path)/File.swift"] = source("\(path)/File.swift", name, imports)
  }
}

extension Array {
  fileprivate func by(_ key: (Element) -> String) -> [String: Element] {
    Dictionary(uniqueKeysWithValues: map { (key($0), $0) })
  }
}

private func target(
  _ name: String, _ path: String, _ targets: [String] = [], _ products: [String] = [],
  kind: Manifest.Kind = .library
) -> Manifest.Target {
  Manifest.Target(name: name, kind: kind, path: path, targets: targets, products: products)
}

/// A file with an import in each line, with its attributes, and a word in line 7.
func source(
  _ path: String, _ module: String, _ imports: [String], word: WatchedWord? = nil,
  base: String? = nil
) -> SourceFile {
  let statements = imports.enumerated().map { index, text in
    let parts = text.split(separator: " ").map(String.init)
    return ImportStatement(
      module: parts[parts.count - 1], place: Place(path: path, line: index + 1, column: 1),
      attributes: parts.dropLast())
  }
  let place = Place(path: path, line: 7, column: 1)
  let mentions = word.map { [Mention(word: $0, place: place, base: base)] } ?? []
  return SourceFile(path: path, module: module, imports: statements, mentions: mentions)
}

func use(
  _ user: String, _ owner: String, _ symbol: Symbol, _ path: String,
  _ roles: SymbolRoles = [], line: Int = 5
) -> SymbolUse {
  let place = Place(path: path, line: line, column: 3)
  return SymbolUse(user: user, owner: owner, symbol: symbol, roles: roles, place: place)
}

extension Symbol {
  static let clock = Symbol(name: "Clock", kind: .protocol, usr: "s:10CoreDomain5ClockP")
  static let port = Symbol(name: "Store", kind: .protocol, usr: "s:10ShopDomain5StoreP")
  static let list = Symbol(name: "ListViewModel", kind: .actor, usr: "s:13ShopViewModel4ListC")
  static let store = Symbol(name: "SQLStore", kind: .class, usr: "s:18ShopInfrastructure8SQLStoreC")
  static let shop = Symbol(name: "Shop", kind: .struct, usr: "s:11Composition4ShopV")
  static let cache = Symbol(name: "Cache", kind: .class, usr: "s:10ShopDomain5CacheC")

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
      place: Place(path: file, line: 3, column: 1))
  }
}
