import Evidence
import Testing

@Suite struct SymbolUseTests {
  private let evidence: Evidence
  private let uses: [SymbolUse]

  init() throws {
    evidence = try Shop.evidence.get()
    uses = try #require(evidence.uses)
  }

  @Test func aBuildThatIsWholeHasNoGap() {
    #expect(evidence.gaps == [])
  }

  @Test(
    arguments: [
      ("Catalogue", .protocol, nil), ("Money", .struct, nil), ("Size", .enum, nil),
      ("Register", .class, nil), ("Till", .actor, nil), ("convert(_:)", .globalFunction, nil),
      ("currency", .globalVariable, nil), ("price(of:)", .method, .protocol),
      ("zero", .staticProperty, .struct), ("ring()", .method, .class), ("add(_:)", .method, .actor),
      ("empty()", .method, .actor), ("init(pence:)", .initializer, .struct),
      ("init(rawValue:)", .initializer, .enum),
    ] as [(String, SymbolKind, SymbolKind?)])
  func hasTheKindAndThatOfItsOwner(name: String, kind: SymbolKind, owner: SymbolKind?) throws {
    let use = try #require(uses.first { $0.symbol.name == name && $0.user == "ShopStore" })
    #expect(use.owner == "ShopDomain")
    #expect(use.symbol.kind == kind)
    #expect(use.symbol.owner == owner)
  }

  @Test func aConformanceAndAnInheritanceAreBases() throws {
    for (name, line) in [("Catalogue", 8), ("Register", 12)] {
      let bases = uses.filter { $0.symbol.name == name && $0.roles.contains(.base) }
      #expect(bases.map(\.place.line) == [line])
      #expect(bases.map(\.place.path) == ["Sources/ShopStore/Store.swift"])
    }
  }

  @Test func aWitnessStandsForItsRequirement() throws {
    let witness = try #require(uses.first { $0.symbol.name == "price(of:)" })
    #expect(witness.roles == [.overridden])
    #expect(witness.place == Place(path: "Sources/ShopStore/Store.swift", line: 10, column: 8))
  }

  @Test func anExtensionExtendsItsType() throws {
    let extended = uses.filter { $0.roles.contains(.extended) && $0.user == "ShopExtras" }
    #expect(extended.map(\.symbol.name) == ["Money", "String"])
    #expect(extended.map(\.owner) == ["ShopDomain", "Swift"])
  }

  @Test func aCallIsOneAndAReadIsAnother() throws {
    let call = try #require(uses.first { $0.symbol.name == "convert(_:)" })
    #expect(call.roles == [.reference, .call])
    let read = try #require(uses.first { $0.symbol.name == "currency" })
    #expect(read.roles == [.reference, .read])
  }

  @Test func whatTheCompilerAddsIsImplicit() throws {
    let iterators = uses.filter { $0.symbol.name == "makeIterator()" && $0.user == "ShopStore" }
    #expect(!iterators.isEmpty)
    #expect(iterators.allSatisfy { $0.roles.contains(.implicit) })
    #expect(
      uses.filter { $0.symbol.name == "convert(_:)" }.allSatisfy { !$0.roles.contains(.implicit) })
  }

  @Test func aMemberThatLeaksIsUsedWithoutAnImport() throws {
    let leak = try #require(uses.first { $0.symbol.name == "isFree" && $0.user == "ShopStore" })
    #expect(leak.owner == "ShopExtras")
    #expect(leak.place == Place(path: "Sources/ShopStore/Leak.swift", line: 2, column: 43))
    let file = try #require(evidence.sources.first { $0.path == leak.place.path })
    #expect(file.imports.map(\.module) == ["ShopDomain"])
  }

  @Test(arguments: [
    ("getpid()", "C"), ("Int", "Swift"), ("print(_:separator:terminator:)", "Swift"),
    ("AnyIterator", "Swift"), ("uppercased()", "Swift"),
    // An extension belongs to the module that declares it, whatever it extends.
    ("replacing(_:with:maxReplacements:)", "_StringProcessing"),
  ])
  func othersAreNamedToo(name: String, owner: String) {
    let found = uses.filter { $0.symbol.name == name }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.owner == owner })
    #expect(found.allSatisfy { $0.symbol.owner == nil })
  }

  @Test func aModuleUsesNothingOfItself() {
    #expect(uses.allSatisfy { $0.user != $0.owner })
  }

  @Test func usesStandInTheOrderOfTheFiles() {
    #expect(uses.map(\.place) == uses.map(\.place).sorted())
  }
}
