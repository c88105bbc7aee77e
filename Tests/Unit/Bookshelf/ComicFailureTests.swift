import BookshelfDomain
import BookshelfTesting
import CoreDomain
import Testing

@Suite struct ComicFailureTests {
  /// A failure, and the values that its message contains.
  typealias Told = (failure: ComicFailure, values: [String])

  @Test func everyMessageIsASentenceWithItsValue() throws {
    for (failure, values) in Self.all {
      let text = failure.description
      #expect(text.hasSuffix("."), "\(text)")
      #expect(!text.contains("..") && !text.contains("  ") && !text.contains("\n"), "\(text)")
      let first = try #require(text.unicodeScalars.first)
      #expect(first == "“" || first.properties.isUppercase, "\(text)")
      for value in values { #expect(text.contains(value), "\(text) does not say \(value)") }
    }
  }

  @Test func everyMessageIsDifferent() {
    let texts = Self.all.map(\.failure.description)
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    arguments: [
      { .unknownSeries(ComicSeries.ID($0)) },
      { .unknownComic($0) }, { .unreadable($0, .hidden) }, { .notForSale(Comic.ID($0), .hidden) },
      { .alreadyOwned(Comic.ID($0)) }, { .unreadable("x", .purchaseNeeded(Comic.ID($0))) },
      { .source(.refused(CataloguePage($0), status: 500)) },
      { .source(.malformedAddress(CataloguePage($0))) }, { .source(.endless(CataloguePage($0))) },
      { .source(.unreachable(CataloguePage($0), .cancelled)) },
    ] as [@Sendable (String) -> ComicFailure])
  func quotedValuesAreShortenedAndCannotControlTheTerminal(
    _ failure: @Sendable (String) -> ComicFailure
  ) {
    let text = failure("\u{1B}[2J" + String(repeating: "x", count: 500)).description
    #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(text.contains("\u{FFFD}[2J"))
    #expect(text.contains("x…"))
    #expect(!text.contains(String(repeating: "x", count: 81)))
  }

  @Test(arguments: [
    (ComicFailure.nameTaken(.fixture("Mio")), "The name “Mio” is taken. Choose another name."),
    // Does not reveal which names have an account.
    (.wrongPassword, "The name or the password is wrong."),
    (
      .priceChanged(Comic.ID("v1"), shown: .fixture(528), now: .fixture(499, .euro)),
      "“v1” now costs €4.99, not ¥528. Nothing was bought. Try again to accept the new price."
    ),
  ])
  func saysExactlyWhatHappened(_ failure: ComicFailure, _ message: String) {
    #expect(failure.description == message)
  }

  private static let page = CataloguePage("https://pier.example/catalogue")

  private static let all: [Told] = own + obstacles + readabilities

  private static let own: [Told] = [
    (
      .form([ComicFieldFailure(.limit, "Bad limit."), ComicFieldFailure(.sort, "Bad sort.")]),
      ["Bad limit.", "Bad sort."]
    ),
    (.unknownSeries(ComicSeries.ID("s1")), ["“s1”"]), (.unknownComic("v1"), ["“v1”"]),
    (.alreadyOwned(Comic.ID("v1")), ["“v1”"]),
    (
      .priceChanged(Comic.ID("v1"), shown: .fixture(528), now: .fixture(600)),
      ["“v1”", "¥528", "¥600"]
    ),
    (.orderIsOpen(Comic.ID("v1"), price: .fixture(528)), ["“v1”", "¥528"]),
    (.nameTaken(.fixture("Mio")), ["“Mio”"]), (.wrongPassword, []), (.signInNeeded, []),
    (.noCatalogue, ["--service catalogue=", "SEAMS_CATALOGUE_URL", "--demo"]),
    (.catalogue(reason: "It is no JSON."), ["It is no JSON."]),
    (.storefront(reason: "Nobody answers."), ["Nobody answers."]),
    (.cancelled(CatalogueProgress(series: 1_234)), ["1234"]),
    (.file(.missing(path: "/tmp/catalogue.json")), ["/tmp/catalogue.json"]),
    (.busy(reason: "Somebody else writes."), ["Somebody else writes."]),
    (.storage(reason: "The disk is full."), ["The disk is full."]),
    (.source(.unreachable(page, .timedOut(.seconds(3)))), [page.address]),
    (.source(.refused(page, status: 503)), [page.address, "503"]),
    (.source(.malformedAddress(page)), [page.address, "https://"]),
    (.source(.endless(page)), [page.address, "10000"]),
  ]

  private static let obstacles: [Told] = [
    (ComicPurchaseObstacle.alreadyOwned, "You already own it."), (.hidden, "It is hidden."),
    (.notForSale, "It is not for sale."),
    (.notReleased(.fixture("2026-10-12")), "It will be released on 2026-10-12."),
  ].map { (.notForSale(Comic.ID("v1"), $0), ["“v1”", "cannot be bought", $1]) }

  private static let readabilities: [Told] = [
    (ComicReadability.readable, "It can be read."), (.hidden, "It is hidden."),
    (.upcoming(ComicRules.now), "before 2026-10-10T12:00:00Z."),
    (.closed(ComicRules.now), "until 2026-10-10T12:00:00Z."), (.signInNeeded, "sign in"),
    (.purchaseNeeded(Comic.ID("v7")), "“v7”"), (.purchaseNeeded(nil), "It is not free."),
  ].map { (.unreadable("Low tide", $0), ["“Low tide”", "cannot be read", $1]) }
}
