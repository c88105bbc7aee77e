import Drawing
import Evidence

/// A shop that asks for prices and keeps them, a feature beside it, and Core.
enum GlanceSamples {
  static let levels = [
    TestLevel("type-level", in: "Tests/TypeLevel"), TestLevel("unit", in: "Tests/Unit"),
    TestLevel("integration", in: "Tests/Integration"),
  ]

  /// The files that say what the layers hold.
  static let files = Dictionary(
    uniqueKeysWithValues: manifest.targets.filter { $0.path.hasPrefix("Modules/") }.map {
      ("\($0.path)/\($0.name).swift", "// \($0.name): words.\n")
    })

  static let evidence = Evidence(
    manifest: manifest, sources: sources, uses: uses, interfaces: interfaces, gaps: [])

  private static let manifest = Manifest(targets: [
    .init(name: "CoreDomain", kind: .library, path: "Modules/Core/Domain"),
    .init(
      name: "CoreInfrastructure", kind: .library, path: "Modules/Core/Infrastructure",
      targets: ["CoreDomain"]),
    .init(name: "NewsDomain", kind: .library, path: "Modules/News/Domain"),
    .init(name: "ShopDomain", kind: .library, path: "Modules/Shop/Domain"),
    .init(
      name: "ShopRepository", kind: .library, path: "Modules/Shop/Repository",
      targets: ["CoreDomain", "ShopDomain"]),
    .init(
      name: "ShopInfrastructure", kind: .library, path: "Modules/Shop/Infrastructure",
      products: ["HTTPTypes"]),
    .init(name: "ShopTesting", kind: .library, path: "Modules/Shop/Testing"),
    .init(name: "CLI", kind: .library, path: "Apps/CLI"),
    .init(name: "ShopTypeLevelTests", kind: .test, path: "Tests/TypeLevel/Shop"),
    .init(name: "ShopUnitTests", kind: .test, path: "Tests/Unit/Shop"),
  ])

  private static let sources =
    [
      SourceFile(
        path: "Tests/TypeLevel/Shop/A.swift", module: "ShopTypeLevelTests", tests: ["A/a"]),
      SourceFile(
        path: "Tests/Unit/Shop/A.swift", module: "ShopUnitTests", tests: ["A/a", "A/b", "A/c"]),
      SourceFile(path: "Tests/Unit/Shop/B.swift", module: "ShopUnitTests", tests: ["B/a", "B/b"]),
    ]
    + ["Shop", "News"].map { folder in
      let path = "Apps/CLI/\(folder)/Clock.swift"
      return SourceFile(
        path: path, module: "CLI",
        declarations: [
          Declaration(kind: .struct, name: "Other", place: Place(path: path, line: 1, column: 8)),
          Declaration(
            kind: .class, name: "\(folder)Clock", place: Place(path: path, line: 3, column: 7)),
          Declaration(kind: .struct, name: "Last", place: Place(path: path, line: 9, column: 8)),
        ])
    }

  private static let uses =
    ["Shop", "News"].map { folder in
      SymbolUse(
        user: "CLI", owner: "CoreDomain",
        symbol: Symbol(name: "Clock", kind: .protocol, usr: "Clock"), roles: [.reference, .base],
        place: Place(path: "Apps/CLI/\(folder)/Clock.swift", line: 3, column: 18))
    } + [
      SymbolUse(
        user: "ShopRepository", owner: "CoreDomain",
        symbol: Symbol(name: "Clock", kind: .protocol, usr: "Clock"), roles: [.reference],
        place: Place(path: "Modules/Shop/Repository/A.swift", line: 1))
    ]

  private static let interfaces = [
    ModuleInterface(
      module: "CoreDomain",
      declarations: [
        type(.protocol, "Clock", in: "Core/Domain"), type(.protocol, "Unused", in: "Core/Domain"),
      ]),
    ModuleInterface(
      module: "CoreInfrastructure",
      declarations: [type(.struct, "SystemClock", in: "Core/Infrastructure", ["Clock"])]),
    ModuleInterface(
      module: "ShopDomain",
      declarations: [
        type(.protocol, "PriceStore", in: "Shop/Domain"),
        type(.protocol, "PriceSource", in: "Shop/Domain"),
        type(.protocol, "PriceScreen", in: "Shop/Domain"),
        type(.struct, "Price", in: "Shop/Domain"),
        type(.enum, "Price.Currency", in: "Shop/Domain"),
      ]),
    ModuleInterface(
      module: "ShopRepository",
      declarations: [
        type(.class, "PortedPrices", in: "Shop/Repository"),
        member(.initializer, of: "PortedPrices", naming: ["PriceStore", "PriceSource", "Clock"]),
        member(.method, of: "PortedPrices", naming: ["PriceScreen"]),
      ]),
    ModuleInterface(
      module: "ShopInfrastructure",
      declarations: [
        type(.struct, "SQLPriceStore", in: "Shop/Infrastructure", ["PriceStore", "Sendable"]),
        member(.initializer, of: "SQLPriceStore", naming: ["Clock"]),
      ]),
    ModuleInterface(
      module: "ShopTesting",
      declarations: [
        type(.struct, "InMemoryPriceStore", in: "Shop/Testing", ["PriceStore"]),
        type(.enum, "PriceStoreContract", in: "Shop/Testing"),
        type(.enum, "AskingContract", in: "Shop/Testing"),
        member(.staticProperty, of: "AskingContract", naming: ["PriceSource", "PriceStore"]),
      ]),
  ]

  /// A type in a file of its own. Its name is its USR.
  private static func type(
    _ kind: SymbolKind, _ name: String, in folder: String, _ protocols: [String] = []
  ) -> PublicDeclaration {
    PublicDeclaration(
      path: name.split(separator: ".").map(String.init), kind: kind, text: name, usr: name,
      conformances: protocols.map { .init(name: $0, usr: $0, owner: nil) },
      place: Place(path: "Modules/\(folder)/\(name).swift", line: 1))
  }

  private static func member(
    _ kind: SymbolKind, of type: String, naming names: [String]
  ) -> PublicDeclaration {
    PublicDeclaration(
      path: [type, "member"], kind: kind, text: "member", usr: "\(type).member",
      mentions: names.map { .init(name: $0, usr: $0, owner: nil) })
  }
}
