import Drawing
import Evidence
import Testing
import Toolbox

@Suite struct GlanceReaderTests {
  @Test func aPortIsWhatALayerIsHandedByAnInitialiser() throws {
    let ports = try glance("Shop").ports
    #expect(ports.map(\.type.name) == ["PriceSource", "PriceStore", "Clock"])
    #expect(
      ports.map(\.users) == [["Repository"], ["Repository"], ["Repository", "Infrastructure"]])
  }

  @Test func whatImplementsAPortIsToldFromItsDoubles() throws {
    let store = try #require(try glance("Shop").ports.first { $0.type.name == "PriceStore" })
    #expect(
      store.adapters == [
        .init("SQLPriceStore", in: "Modules/Shop/Infrastructure/SQLPriceStore.swift")
      ])
    #expect(
      store.doubles == [
        .init("InMemoryPriceStore", in: "Modules/Shop/Testing/InMemoryPriceStore.swift")
      ])
    #expect(
      store.contracts == [
        .init("PriceStoreContract", in: "Modules/Shop/Testing/PriceStoreContract.swift")
      ])
  }

  @Test func aSuiteThatSpeaksOfAPortIsItsContractWhereNoneHasItsName() throws {
    let source = try #require(try glance("Shop").ports.first { $0.type.name == "PriceSource" })
    #expect(source.contracts.map(\.name) == ["AskingContract"])
  }

  @Test func theAppsImplementAPortButForWhatIsInTheFolderOfAnotherFeature() throws {
    let ports = [try glance("Shop"), try glance("Core")].flatMap(\.ports)
    let clocks = ports.filter { $0.type.name == "Clock" }.map { $0.adapters.map(\.name) }
    #expect(clocks == [["ShopClock", "SystemClock"], ["SystemClock"]])
  }

  @Test func thePortsOfCoreAreTheProtocolsThatItImplements() throws {
    #expect(try glance("Core").ports.map(\.type.name) == ["Clock"])
    #expect(try glance("Core").ports.flatMap(\.users) == [])
  }

  @Test func countsTheTypesThatAreShownAndNotThoseInsideOfThem() throws {
    let shown = try glance("Shop").layers.map(\.shown)
    #expect(
      shown == [
        .init(protocols: 3, values: 1), .init(classes: 1), .init(values: 1), .init(values: 3),
      ])
  }

  @Test func layersStandFromTheDomainOutwardsWithTheirEdges() throws {
    let layers = try glance("Shop").layers
    #expect(layers.map(\.name) == ["Domain", "Repository", "Infrastructure", "Testing"])
    #expect(layers[1].edges.map(\.owner) == ["CoreDomain", "ShopDomain"])
    #expect(layers[1].edges.map(\.state) == [.agreed, .unused])
    #expect(layers[2].products == ["HTTPTypes"])
  }

  @Test func aLevelHasTheTestsOfItsTargetAndTheProgramsBesideIt() throws {
    let programs = "Tests/TypeLevel/Shop/Cases"
    let levels = try glance(
      "Shop",
      adding: ["\(programs)/A/One.swift": "", "\(programs)/Two.swift": "", "\(programs)/n.txt": ""]
    ).levels
    #expect(
      levels == [
        .init(
          name: "type-level", target: "ShopTypeLevelTests", folder: "Tests/TypeLevel/Shop",
          functions: 1, programs: 2),
        .init(name: "unit", target: "ShopUnitTests", folder: "Tests/Unit/Shop", functions: 5),
      ])
  }

  @Test func aFeatureOfTheTemplateIsAStarterInMoreWaysThanThatOfAFork() throws {
    #expect(try glance("Shop").start == .fork)
    #expect(try glance("Shop", adding: ["ci/Standalone/README.md": ""]).start == .template)
    #expect(try glance("Core", adding: ["ci/Standalone/README.md": ""]).start == .core)
  }

  @Test(arguments: [
    ("// ShopDomain: values, and rules.\n//\n// More.\n", "values, and rules"),
    (
      "// ShopDomain: values of ``Price``\n// and rules. And more.\n\nlet a = 1\n",
      "values of `Price` and rules"
    ),
    ("// ShopDomain: values", "values"),
  ])
  func aLayerIsForWhatTheFirstSentenceOfItsFileSays(text: String, purpose: String) throws {
    let path = "Modules/Shop/Domain/ShopDomain.swift"
    #expect(try glance("Shop", adding: [path: text]).layers[0].purpose == purpose)
  }

  @Test(arguments: ["", "// ShopDomains: values.", "// ShopDomain: .", "/// ShopDomain: values."])
  func aLayerThatDoesNotSayWhatItHoldsIsNamed(text: String) {
    #expect(
      throws: ToolFailure(
        """
        Modules/Shop/Domain/ShopDomain.swift does not say what the layer holds. Begin it with \
        “// ShopDomain: …”.
        """)
    ) { try glance("Shop", adding: ["Modules/Shop/Domain/ShopDomain.swift": text]) }
  }

  @Test func nothingIsToldWithoutABuild() {
    var evidence = GlanceSamples.evidence
    evidence.interfaces = nil
    #expect(throws: ToolFailure.self) { try glance("Shop", of: evidence) }
    evidence = GlanceSamples.evidence
    evidence.gaps = [EvidenceGap(lens: .exposed, reason: "A.swift changed. Run make build.")]
    #expect(
      throws: ToolFailure(
        "The pages of the modules cannot be written. A.swift changed. Run make build.")
    ) { try glance("Shop", of: evidence) }
  }

  private func glance(
    _ folder: String, of evidence: Evidence = GlanceSamples.evidence,
    adding files: [String: String] = [:]
  ) throws -> ModuleGlance {
    var glance: ModuleGlance?
    try withCheckout(GlanceSamples.files.merging(files) { $1 }) { checkout in
      var whole = evidence
      whole.gaps = []
      let reader = try GlanceReader(evidence, graph: ModuleGraph(of: whole), in: checkout)
      glance = try reader.glances(levels: GlanceSamples.levels).first { $0.folder == folder }
    }
    return try #require(glance)
  }
}
