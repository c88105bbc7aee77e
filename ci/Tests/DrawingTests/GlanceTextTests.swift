import Drawing
import Testing

@Suite struct GlanceTextTests {
  @Test func hasATableOfEachKindAndLinksFromTheFolderOfTheModule() {
    #expect(
      GlanceText(Self.shop).text.split(separator: "\n").dropFirst(4).joined(separator: "\n") == """
        | layer | what it holds | shows | may see |
        |---|---|---|---|
        | [Domain](Domain) | values | [1 protocol, 2 values](../../docs/api/ShopDomain.txt) | – |
        | [Infrastructure](Infrastructure) | adapters | [1 class](../../docs/api/ShopInfrastructure.txt) | \
        `CoreDomain` 7, `ShopDomain` (not used), `ShopRouter` 1 (not declared), `HTTPTypes` |
        | port | handed to | implemented by | doubles | contract |
        |---|---|---|---|---|
        | [`PriceStore`](Domain/Ports.swift) | Repository, ViewModel | \
        [`SQLPriceStore`](Infrastructure/SQL.swift) | – | [`PriceStoreContract`](Testing/Contract.swift) |
        | [`Clock`](../Core/Domain/Clock.swift) | Repository | \
        [`SystemClock`](../Core/Infrastructure/Clock.swift), [`TickingClock`](../../Apps/CLI/Clock.swift) | – | – |
        | level | tests | folder | run them, after `make compile` |
        |---|---|---|---|
        | `type-level` | 12 programs in 1 | [Tests/TypeLevel/Shop](../../Tests/TypeLevel/Shop) | \
        `ci/test type-level '^ShopTypeLevelTests\\.'` |
        | `unit` | 40 | [Tests/Unit/Shop](../../Tests/Unit/Shop) | `ci/test unit '^ShopUnitTests\\.'` |
        It is a starter, too, as [docs/fork.md](../../docs/fork.md) tells:
        ```sh
        make fork FROM=Shop TO=Recipes OUT=../recipes                # a repository of its own
        make fork FROM=Shop TO=Recipes OUT=../recipes KIND=library   # its rules as a library
        make fork FROM=Shop TO=Recipes                               # one more feature, beside the others
        ```
        """)
  }

  @Test func aFeatureOfAForkIsCopiedBesideTheOthersAlone() {
    var glance = Self.shop
    glance.start = .fork
    #expect(!GlanceText(glance).text.contains("OUT="))
    #expect(GlanceText(glance).text.contains("make fork FROM=Shop TO=Recipes "))
  }

  @Test func recipesBecomeSomethingElse() {
    var glance = Self.shop
    glance.folder = "Recipes"
    #expect(GlanceText(glance).text.contains("FROM=Recipes TO=Papers OUT=../papers "))
  }

  @Test func coreIsHandedToNobodyAndComesAlong() {
    var glance = Self.shop
    glance.start = .core
    glance.ports[0].users = []
    let text = GlanceText(glance).text
    #expect(text.contains("\n| port | implemented by | doubles | contract |\n|---|---|---|---|\n"))
    #expect(!text.contains("make fork"))
  }

  @Test func thereIsNoTableWithoutRows() {
    var glance = Self.shop
    (glance.ports, glance.levels) = ([], [])
    #expect(!GlanceText(glance).text.contains("| port |"))
    #expect(!GlanceText(glance).text.contains("| level |"))
  }

  private static let shop = ModuleGlance(
    folder: "Shop",
    layers: [
      .init(
        name: "Domain", target: "ShopDomain", purpose: "values",
        shown: .init(protocols: 1, values: 2)),
      .init(
        name: "Infrastructure", target: "ShopInfrastructure", purpose: "adapters",
        shown: .init(classes: 1),
        edges: [
          edge("ShopInfrastructure", "CoreDomain", SymbolCount(protocols: 2, values: 5)),
          .init(user: "ShopInfrastructure", owner: "ShopDomain", state: .unused),
          .init(
            user: "ShopInfrastructure", owner: "ShopRouter", state: .undeclared,
            count: SymbolCount(values: 1)),
        ], products: ["HTTPTypes"]),
    ],
    ports: [
      .init(
        type: .init("PriceStore", in: "Modules/Shop/Domain/Ports.swift"),
        users: ["Repository", "ViewModel"],
        adapters: [.init("SQLPriceStore", in: "Modules/Shop/Infrastructure/SQL.swift")],
        contracts: [.init("PriceStoreContract", in: "Modules/Shop/Testing/Contract.swift")]),
      .init(
        type: .init("Clock", in: "Modules/Core/Domain/Clock.swift"), users: ["Repository"],
        adapters: [
          .init("SystemClock", in: "Modules/Core/Infrastructure/Clock.swift"),
          .init("TickingClock", in: "Apps/CLI/Clock.swift"),
        ]),
    ],
    levels: [
      .init(
        name: "type-level", target: "ShopTypeLevelTests", folder: "Tests/TypeLevel/Shop",
        functions: 1, programs: 12),
      .init(name: "unit", target: "ShopUnitTests", folder: "Tests/Unit/Shop", functions: 40),
    ], start: .template)
}
