import Evidence
import Testing

/// The evidence of the index and the symbol graphs for a small built package.
@Suite struct ShopTests {
  private let evidence: Evidence
  private let uses: [SymbolUse]
  private let interfaces: [ModuleInterface]

  init() throws {
    evidence = try Shop.evidence.get()
    uses = try #require(evidence.uses)
    interfaces = try #require(evidence.interfaces)
  }

  @Test func isReadCompletely() {
    #expect(evidence.gaps == [])
    #expect(interfaces.map(\.module) == ["ShopDomain", "ShopExtras", "ShopStore"])
    #expect(interfaces.last?.declarations == [], "all of it is internal")
    #expect(uses.allSatisfy { $0.user != $0.owner })
    #expect(uses.map(\.place) == uses.map(\.place).sorted())
  }

  @Test func aUseHasTheKindsOfItsSymbolAndItsOwner() {
    let found = uses.filter { $0.user == "ShopStore" && $0.owner == "ShopDomain" }.map {
      "\($0.symbol.name) \($0.symbol.kind)" + ($0.symbol.owner.map { " of \($0)" } ?? "")
    }
    expect(
      [
        "Catalogue protocol", "Money struct", "Size enum", "Register class", "Till actor",
        "convert(_:) globalFunction", "currency globalVariable", "price(of:) method of protocol",
        "zero staticProperty of struct", "ring() method of class", "add(_:) method of actor",
        "empty() method of actor", "init(pence:) initializer of struct",
        "init(rawValue:) initializer of enum",
      ], in: found)
  }

  @Test(
    arguments: [
      ("Catalogue", "Store.swift:8:15", [.base]),
      ("Register", "Store.swift:12:19", [.base]),
      // A witness counts as a use of its requirement.
      ("price(of:)", "Store.swift:10:8", [.overridden]),
      ("Money", "Extras.swift:2:11", [.extended]),
      ("String", "Extras.swift:3:11", [.extended]),
      ("convert(_:)", "Store.swift:18:9", []),
      ("currency", "Store.swift:18:35", []),
      // A leaked member is used without an import of ShopExtras.
      ("isFree", "Leak.swift:2:43", []),
    ] as [(String, String, SymbolRoles)])
  func aUseHasItsRolesAndItsLocation(name: String, place: String, roles: SymbolRoles) {
    let found = uses.first { $0.symbol.name == name && "\($0.place)".hasSuffix("/" + place) }
    #expect(found?.roles == roles)
  }

  @Test func marksCompilerGeneratedSymbolsAsImplicit() {
    let iterators = uses.filter { $0.symbol.name == "makeIterator()" && $0.user == "ShopStore" }
    #expect(!iterators.isEmpty && iterators.allSatisfy { $0.roles.contains(.implicit) })
  }

  /// An extension belongs to its own module, even if it extends a type of another: `replacing`.
  @Test(arguments: [
    ("getpid()", "C"), ("Int", "Swift"), ("print(_:separator:terminator:)", "Swift"),
    ("AnyIterator", "Swift"), ("replacing(_:with:maxReplacements:)", "_StringProcessing"),
  ])
  func readsUsesOfForeignSymbols(name: String, owner: String) {
    let found = uses.filter { $0.symbol.name == name }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.owner == owner && $0.symbol.owner == nil })
  }

  @Test func readsADeclarationAsItIsWritten() {
    let found = interfaces[0].declarations.filter { !$0.isSynthesized }.map {
      "\($0.path.joined(separator: ".")), \($0.kind): \($0.access) \($0.text)"
    }
    expect(
      [
        "Catalogue, protocol: public protocol Catalogue : Sendable",
        "Money, struct: public struct Money", "Money.pence, property: public var pence: Int",
        "Money.zero, staticProperty: public static let zero: Money",
        "Till, actor: public actor Till", "Register, class: open class Register",
        "Till.empty(), method: public func empty()", "Size.small, enumCase: public case small",
        "convert(_:), globalFunction: public func convert(_ money: Money) -> Money",
        "currency, globalVariable: public let currency: String",
        "audit(), globalFunction: package func audit()",
        "Catalogue.Item, associatedtype: public associatedtype Item",
      ], in: found)
  }

  @Test func aDeclarationHasTypesConformancesAndALocation() throws {
    #expect(try declaration("Catalogue.price(of:)").mentions.map(\.name) == ["String", "Int"])
    #expect(try declaration("convert(_:)").mentions.map(\.owner) == ["ShopDomain"])
    let protocols = try declaration("Money").conformances
    expect(["Equatable", "Hashable", "Sendable"], in: protocols.map(\.name))
    #expect(protocols.allSatisfy { $0.owner == "Swift" })
    #expect(protocols.map(\.name) == protocols.map(\.name).sorted())
    #expect(try declaration("Till").place?.description == "Sources/ShopDomain/Domain.swift:12:14")
    #expect(try declaration("Size.init(rawValue:)").isSynthesized)
  }

  private func declaration(_ path: String) throws -> PublicDeclaration {
    try #require(
      interfaces.first?.declarations.first { $0.path.joined(separator: ".") == path })
  }

  private func expect(
    _ expected: [String], in found: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let missing = Set(expected).subtracting(found)
    #expect(missing == [], "\(found)", sourceLocation: sourceLocation)
  }
}

/// A built package of three modules, and its evidence.
enum Shop {
  static let targets =
    library("ShopDomain") + library("ShopExtras", ["ShopDomain"])
    + library("ShopStore", ["ShopDomain", "ShopExtras"])

  static let files = [
    "Sources/ShopDomain/Domain.swift": """
    public protocol Catalogue: Sendable {
      associatedtype Item
      func price(of name: String) async -> Int
    }
    public struct Money: Hashable, Sendable {
      public var pence: Int
      public init(pence: Int) { self.pence = pence }
      public static let zero = Money(pence: 0)
    }
    public enum Size: String, CaseIterable { case small, large }
    open class Register { public init() {}; public func ring() {} }
    public actor Till {
      public init() {}
      public func add(_ money: Money) {}
    }
    extension Till { public func empty() {} }
    public func convert(_ money: Money) -> Money { money }
    public let currency = "GBP"
    package func audit() {}
    public struct Shelf: Sequence {
      public init() {}
      public func makeIterator() -> AnyIterator<Money> { AnyIterator { nil } }
    }
    """,
    "Sources/ShopExtras/Extras.swift": """
    public import ShopDomain
    extension Money { public var isFree: Bool { pence == 0 } }
    extension String { public var shouted: String { uppercased() } }
    """,
    "Sources/ShopStore/Store.swift": """
    import ShopDomain
    import ShopExtras
    #if canImport(Glibc)
    import Glibc
    #else
    import Darwin
    #endif
    struct Store: Catalogue {
      typealias Item = Money
      func price(of name: String) async -> Int { Int(getpid()) }
    }
    final class Desk: Register {}
    func work() async {
      let till = Till()
      await till.add(.zero)
      await till.empty()
      Register().ring()
      print(convert(Money(pence: 1)), currency)
      _ = Size(rawValue: "small")
      for money in Shelf() { print(money) }
      _ = "penny".replacing("y", with: "ies")
    }
    """,
    "Sources/ShopStore/Leak.swift": """
    import ShopDomain
    func free(_ money: Money) -> Bool { money.isFree }
    """,
  ]

  /// Made once: the value outlives the package.
  static let evidence = Result {
    try FixturePackage.with(targets: targets, files: files) { package in
      try package.build()
      return try package.read()
    }
  }
}
