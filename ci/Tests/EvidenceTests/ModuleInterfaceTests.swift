import Evidence
import Testing

@Suite struct ModuleInterfaceTests {
  private let interfaces: [ModuleInterface]

  init() throws {
    interfaces = try #require(try Shop.evidence.get().interfaces)
  }

  @Test func thereIsOneForEachLibrary() {
    #expect(interfaces.map(\.module) == ["ShopDomain", "ShopExtras", "ShopStore"])
    #expect(interfaces.last?.declarations == [], "all of it is internal")
  }

  @Test(
    arguments: [
      ("Catalogue", .protocol, "protocol Catalogue : Sendable", "public"),
      ("Money", .struct, "struct Money", "public"),
      ("Money.pence", .property, "var pence: Int", "public"),
      ("Money.zero", .staticProperty, "static let zero: Money", "public"),
      ("Till", .actor, "actor Till", "public"), ("Register", .class, "class Register", "open"),
      ("Till.empty()", .method, "func empty()", "public"),
      ("Size.small", .enumCase, "case small", "public"),
      ("convert(_:)", .globalFunction, "func convert(_ money: Money) -> Money", "public"),
      ("currency", .globalVariable, "let currency: String", "public"),
      ("audit()", .globalFunction, "func audit()", "package"),
      ("Catalogue.Item", .associatedtype, "associatedtype Item", "public"),
    ] as [(String, SymbolKind, String, String)])
  func aDeclarationIsShownAsItIsWritten(
    path: String, kind: SymbolKind, text: String, access: String
  ) throws {
    let found = try declaration(path)
    #expect(found.kind == kind)
    #expect(found.text == text)
    #expect(found.access == access)
    #expect(!found.isSynthesized)
  }

  @Test func aSignatureMentionsItsTypes() throws {
    let found = try declaration("Catalogue.price(of:)")
    #expect(found.mentions.map(\.name) == ["String", "Int"])
    #expect(found.mentions.map(\.owner) == ["Swift", "Swift"])
    #expect(try declaration("convert(_:)").mentions.map(\.owner) == ["ShopDomain"])
  }

  @Test func aTypeHasItsConformances() throws {
    let money = try declaration("Money")
    #expect(
      Set(money.conformances.map(\.name)).isSuperset(of: ["Equatable", "Hashable", "Sendable"]))
    #expect(money.conformances.allSatisfy { $0.owner == "Swift" })
    #expect(money.conformances.map(\.name) == money.conformances.map(\.name).sorted())
  }

  @Test func whatTheCompilerMadeIsMarked() throws {
    #expect(try declaration("Size.init(rawValue:)").isSynthesized)
    #expect(try !declaration("Money.init(pence:)").isSynthesized)
  }

  @Test func whatExtendsOthersTypesBelongsToTheModule() throws {
    let extras = try #require(interfaces.first { $0.module == "ShopExtras" })
    #expect(
      extras.declarations.map { $0.path.joined(separator: ".") } == [
        "Money", "Money.isFree", "String", "String.shouted",
      ])
    #expect(extras.declarations.map(\.kind) == [.extension, .property, .extension, .property])
  }

  @Test func standsWhereItsNameDoes() throws {
    #expect(
      try declaration("Till").place
        == Place(path: "Sources/ShopDomain/Domain.swift", line: 12, column: 14))
  }

  private func declaration(_ path: String) throws -> PublicDeclaration {
    try #require(
      interfaces.first?.declarations.first { $0.path.joined(separator: ".") == path })
  }
}
