import Evidence
import Graph
import Testing
import Toolbox

@Suite struct APIListingTests {
  private let price = [
    Self.declared(["Price", "amount"], "let amount: Int"),
    Self.declared(["Price"], "struct Price<Unit> where Unit : Sendable", ["Hashable", "Copyable"]),
    Self.declared(["Price", "add(_:)"], "public mutating func add(_ other: Price)"),
    Self.declared(["Store"], "protocol Store : Source", ["Source"]),
    Self.declared(["String", "isBlank"], "var isBlank: Bool { get }"),
    Self.declared(["Seal"], "package struct Seal", access: "package"),
    Self.declared(["Price", "hash(into:)"], "func hash(into: inout Hasher)", isSynthesized: true),
  ]

  @Test func listsOneDeclarationPerLineBelowItsType() throws {
    try withCheckout { checkout in
      let written = try APIListing.accept(listings(price), in: checkout)
      #expect(written == ["docs/api/Shop.txt"])
      #expect(
        try checkout.text("docs/api/Shop.txt") == """
          struct Price<Unit>: Hashable where Unit: Sendable
            mutating func add(_ other: Price)
            let amount: Int
          package struct Seal
          protocol Store: Source
          extension String
            var isBlank: Bool { get }

          """)
      #expect(try APIListing.findings(listings(price.reversed()), in: checkout) == [])
      #expect(try APIListing.accept(listings(price), in: checkout) == [])
    }
  }

  @Test func reportsEachDifferentLineWithItsType() throws {
    try withCheckout { checkout in
      let missing = try APIListing.findings(listings([price[3]]), in: checkout)
      #expect(missing == ["docs/api/Shop.txt is missing.\n  + protocol Store: Source"])
      _ = try APIListing.accept(listings(price), in: checkout)
      try checkout.write("struct Old\n", to: "docs/api/Old.txt")
      let changed = price.dropFirst() + [Self.declared(["Price", "sum"], "var sum: Int { get }")]
      #expect(
        try APIListing.findings(listings(Array(changed)), in: checkout) == [
          "docs/api/Old.txt lists an unknown module.",
          """
          docs/api/Shop.txt
            - struct Price<Unit>: Hashable where Unit: Sendable / let amount: Int
            + struct Price<Unit>: Hashable where Unit: Sendable / var sum: Int { get }
          """,
        ])
      #expect(try APIListing.accept(listings(price), in: checkout) == ["docs/api/Old.txt"])
      #expect(!checkout.exists("docs/api/Old.txt"))
    }
  }

  @Test func requiresEveryModule() {
    #expect(throws: ToolFailure.self) { try APIListing.all(of: evidence([])) }
    var old = evidence([ModuleInterface(module: "Shop", declarations: price)])
    old.gaps = [EvidenceGap(lens: .exposed, reason: "Shop is too old.")]
    #expect(throws: ToolFailure("The public API cannot be listed. Shop is too old.")) {
      try APIListing.all(of: old)
    }
  }

  private func listings(_ declarations: [PublicDeclaration]) throws -> [APIListing] {
    try APIListing.all(of: evidence([ModuleInterface(module: "Shop", declarations: declarations)]))
  }

  private func evidence(_ interfaces: [ModuleInterface]) -> Evidence {
    let manifest = Manifest(targets: [
      .init(name: "Shop", kind: .library, path: "Modules/Shop"),
      .init(name: "ShopTests", kind: .test, path: "Tests/Shop"),
      .init(name: "Article", kind: .library, path: "docs/examples/Article"),
    ])
    var evidence = Evidence(manifest: manifest)
    evidence.interfaces = interfaces
    return evidence
  }

  private static func declared(
    _ path: [String], _ text: String, _ protocols: [String] = [], access: String = "public",
    isSynthesized: Bool = false
  ) -> PublicDeclaration {
    PublicDeclaration(
      path: path, kind: text.hasPrefix("protocol") ? .protocol : .struct, text: text,
      access: access, usr: path.joined(separator: "."), isSynthesized: isSynthesized,
      conformances: protocols.map { .init(name: $0, usr: $0, owner: nil) })
  }
}
