import Drawing
import Evidence
import Testing
import Toolbox

@Suite struct APIPagesTests {
  @Test func acceptsWhatIsShownAndThenFindsNothing() throws {
    try withCheckout { checkout in
      let pages = try APIPages(of: evidence())
      #expect(
        try pages.findings(in: checkout) == [
          "docs/api/ShopDomain.txt is missing; ShopDomain shows 1 declaration."
        ])
      #expect(try pages.accept(in: checkout) == ["docs/api/ShopDomain.txt"])
      #expect(try pages.findings(in: checkout) == [])
      #expect(try pages.accept(in: checkout) == [])
    }
  }

  @Test func findsWhatChangedSinceItWasAccepted() throws {
    try withCheckout { checkout in
      _ = try APIPages(of: evidence()).accept(in: checkout)
      let findings = try APIPages(of: evidence(showing: "enum Price")).findings(in: checkout)
      #expect(
        findings == [
          """
          ShopDomain
            - struct Price
            + enum Price
            breaks users: Price is changed
          """
        ])
    }
  }

  @Test func findsAListingThatWasEditedByHand() throws {
    try withCheckout { checkout in
      let pages = try APIPages(of: evidence())
      _ = try pages.accept(in: checkout)
      try checkout.write("struct Price\n", to: "docs/api/ShopDomain.txt")
      #expect(
        try pages.findings(in: checkout) == [
          "docs/api/ShopDomain.txt says the same in another form: it was edited by hand."
        ])
    }
  }

  @Test func findsTheListingOfAModuleThatIsGoneAndRemovesItWhenThatIsAccepted() throws {
    try withCheckout(["docs/api/Gone.txt": "struct Gone\n"]) { checkout in
      let pages = try APIPages(of: evidence())
      _ = try pages.accept(in: checkout)
      try checkout.write("struct Gone\n", to: "docs/api/Gone.txt")
      #expect(
        try pages.findings(in: checkout) == ["docs/api/Gone.txt lists a module that is gone."])
      #expect(try pages.accept(in: checkout) == ["docs/api/Gone.txt"])
      #expect(!checkout.exists("docs/api/Gone.txt"))
    }
  }

  @Test func listsNothingWhenAModuleWasNotSeen() {
    var evidence = evidence()
    evidence.interfaces = []
    #expect(
      throws: ToolFailure(
        "The public API of ShopDomain cannot be listed: it is not built. Run make build.")
    ) { try APIPages(of: evidence) }
  }

  @Test func listsNothingOfABuildThatIsOutOfDate() {
    var evidence = evidence()
    evidence.gaps = [EvidenceGap(lens: .exposed, reason: "A.swift changed. Run make build.")]
    #expect(
      throws: ToolFailure("The public API cannot be listed. A.swift changed. Run make build.")
    ) { try APIPages(of: evidence) }
  }

  private func evidence(showing text: String = "struct Price") -> Evidence {
    Evidence(
      manifest: Manifest(targets: [
        .init(name: "ShopDomain", kind: .library, path: "Modules/Shop/Domain"),
        .init(name: "seams", kind: .executable, path: "Apps/seams"),
        .init(name: "ShopUnitTests", kind: .test, path: "Tests/Unit/Shop"),
        .init(name: "TestSupport", kind: .library, path: "Tests/Support"),
      ]),
      sources: [], uses: nil,
      interfaces: [
        ModuleInterface(module: "ShopDomain", declarations: [declared(["Price"], text)])
      ], gaps: [])
  }
}
