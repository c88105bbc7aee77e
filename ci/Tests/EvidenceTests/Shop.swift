import Evidence
import Testing

/// A package of three modules, built, and what is seen of it.
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
      try build(package)
      return try package.read()
    }
  }

  static func build(_ package: FixturePackage) throws {
    for module in ["ShopDomain", "ShopExtras", "ShopStore"] { try package.compile(module) }
  }
}
