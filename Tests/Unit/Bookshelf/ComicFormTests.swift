import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

/// The rules for what a user types: valid values, and every invalid field at once.
@Suite struct ComicFormTests {
  @Test(arguments: [
    (ComicListForm(), ComicListRequest(ownedOnly: false)),
    (ComicListForm(scope: "owned", cursor: "0"), ComicListRequest()),
    (
      ComicListForm(scope: " all ", sort: "recent", query: "aa", cursor: " 7", limit: "40000"),
      ComicListRequest(ownedOnly: false, ordering: .recent, query: "aa", offset: 7, limit: 40_000)
    ),
    (ComicListForm(query: longest), ComicListRequest(ownedOnly: false, query: longest)),
  ])
  func convertsAListFormToARequest(_ form: ComicListForm, _ request: ComicListRequest) throws {
    #expect(try form.request(isSignedIn: false) == request)
  }

  private static let longest = String(repeating: "a", count: ComicSearchKey.limit)

  @Test func theDefaultScopeIsTheShelfOfASignedInReader() throws {
    #expect(try ComicListForm().request(isSignedIn: true).ownedOnly)
  }

  @Test(arguments: [
    ComicListRequest(), ComicListRequest(ownedOnly: false, ordering: .reading, offset: 50),
    ComicListRequest(query: "aa", offset: 1, limit: 1),
  ])
  func convertsARequestToAFormAndBack(_ request: ComicListRequest) throws {
    #expect(try ComicListForm(request).request(isSignedIn: !request.ownedOnly) == request)
  }

  @Test func anInvalidListFormNamesEveryInvalidField() {
    let form = ComicListForm(
      scope: "mine", sort: "recnt", query: Self.longest + "a", cursor: "-1", limit: "\u{1B}[2J")
    let failures = [
      ComicFieldFailure(.scope, "Unknown scope “mine”. Use “owned”, “all”."),
      ComicFieldFailure(
        .sort,
        "Unknown sort order “recnt”. Use “title”, “recent”, “reading”. Did you mean “recent”?"),
      ComicFieldFailure(.query, "The search text must have at most 200 characters."),
      ComicFieldFailure(.cursor, "The cursor must be an integer of at least 0, got “-1”."),
      ComicFieldFailure(.limit, ListLimit.rejection(of: "\u{1B}[2J")),
    ]
    #expect(throws: ComicFailure.form(failures)) { try form.request(isSignedIn: true) }
    #expect(!ComicFailure.form(failures).description.unicodeScalars.contains("\u{1B}"))
  }

  @Test(arguments: [("", nil), (" ", nil), ("1", 1), (" 12 ", 12)] as [(String, Int?)])
  func readsAPageNumberOrNilIfBlank(_ typed: String, _ number: Int?) throws {
    #expect(try ComicPage.number(typed) == number)
  }

  @Test(
    arguments: [
      ("v1", .any, nil), ("c:v1", .displayed("¥528"), 528),
      ("v1", .parts(amount: "528", currency: "JPY"), 528),
    ] as [(String, ComicOrderForm.ShownPrice, Int?)])
  func convertsAnOrderFormToAnOrder(
    _ comic: String, _ price: ComicOrderForm.ShownPrice, _ units: Int?
  ) throws {
    let order = try ComicOrderForm(comic: comic, price: price).order()
    #expect(order.comic == Comic.ID("v1"))
    #expect(order.price == units.flatMap { Price(minorUnits: $0, currency: .yen) })
  }

  @Test(
    arguments: [
      (
        .displayed("cheap"),
        "The price must be an amount with its currency, as in ¥528, $4.99 or EUR4.99, got “cheap”."
      ),
      (
        .parts(amount: "", currency: "JPY"), "The price that was shown is missing. Reload the page."
      ),
      (.parts(amount: "1", currency: ""), "The price that was shown is missing. Reload the page."),
      (
        .parts(amount: "x", currency: "JPY"),
        "The amount must be an integer between 0 and 100000000, got “x”."
      ),
      (.parts(amount: "1", currency: "GBP"), "Unknown currency “GBP”. Use “JPY”, “USD”, “EUR”."),
    ] as [(ComicOrderForm.ShownPrice, String)])
  func reportsAnInvalidPriceTogetherWithAnEpisode(
    _ price: ComicOrderForm.ShownPrice, _ reason: String
  ) {
    #expect(
      throws: ComicFailure.form([
        ComicFieldFailure(
          .comic, "“e:e1” is an episode. Only volumes can be bought.", isUnknown: true),
        ComicFieldFailure(.price, reason),
      ])
    ) { try ComicOrderForm(comic: "e:e1", price: price).order() }
  }

  /// `PriceTests` parses prices as they are printed.
  @Test(arguments: [
    ("JPY528", 528, Price.Currency.yen), ("jpy 528", 528, .yen), ("USD4.99", 499, .dollar),
    ("€5", 500, .euro), ("EUR 0.05", 5, .euro),
  ])
  func parsesAPriceWithACodeOrWithoutDecimals(
    _ text: String, _ units: Int, _ currency: Price.Currency
  ) {
    let price = Price(minorUnits: units, currency: currency)
    #expect(price != nil && Price(displayed: text) == price)
  }

  @Test(arguments: [
    "", "528", "¥", "¥5.28", "¥-1", "$4.9", "$4.999", "$.99", "$4.", "$1.2.3", "¥100000001", "¥５",
    "£4.99", "¥99999999999999999999",
  ])
  func rejectsInvalidPrices(_ text: String) {
    #expect(Price(displayed: text) == nil)
  }
}

/// The parameters of a list, and the link to the next page.
@Suite struct ComicListRequestTests {
  @Test(arguments: [
    (0, 50, 0, 50), (-1, 0, 0, 1), (Int.min, Int.min, 0, 1), (7, 40_000, 7, 40_000),
    (7, 40_001, 7, 40_000), (Int.max, Int.max, 1_000_000_000, 40_000),
  ])
  func clampsTheOffsetAndTheLimit(
    _ offset: Int, _ limit: Int, _ keptOffset: Int, _ keptLimit: Int
  ) {
    let request = ComicListRequest(offset: offset, limit: limit)
    #expect(request.offset == keptOffset)
    #expect(request.limit == keptLimit)
  }

  @Test(arguments: [
    // shown, total, offset → next offset
    (2, 5, 0, Int?.some(2)), (2, 5, 2, 4), (1, 5, 4, nil), (5, 5, 0, nil), (0, 0, 0, nil),
    (0, 5, 9, nil), (0, 5, 2, nil), (2, 3, 0, 2), (2, 2, 0, nil),
  ])
  func aShelfHasANextPageWhileSeriesRemain(
    _ shown: Int, _ total: Int, _ offset: Int, _ next: Int?
  ) {
    let entry = ComicShelfEntry(
      ComicRules.series(), for: .nobody, progress: [], at: ComicRules.now)
    let request = ComicListRequest(ordering: .recent, query: "salt", offset: offset, limit: 2)
    let shelf = ComicShelf(
      entries: Array(repeating: entry, count: shown), total: total, request: request)
    #expect(shelf.next?.offset == next)
    if let following = shelf.next {
      #expect(following.query == "salt" && following.ordering == .recent && following.limit == 2)
    }
  }

  @Test func changesOfTwoPagesAddUp() {
    let one = CatalogueChanges(added: 1, changed: 2, unchanged: 3)
    let other = CatalogueChanges(added: 10, changed: 20, unchanged: 30)
    #expect(one + other == CatalogueChanges(added: 11, changed: 22, unchanged: 33))
    #expect(one + CatalogueChanges() == one)
    #expect(other.series == 60)
  }
}

/// The price of a volume, in the minor unit of a currency.
@Suite struct PriceTests {
  @Test(arguments: [
    (0, Price.Currency.yen, "¥0"), (528, .yen, "¥528"), (100_000_000, .yen, "¥100000000"),
    (0, .dollar, "$0.00"), (5, .dollar, "$0.05"), (10, .dollar, "$0.10"), (99, .dollar, "$0.99"),
    (100, .dollar, "$1.00"), (499, .dollar, "$4.99"), (1_005, .euro, "€10.05"),
    (100_000_000, .dollar, "$1000000.00"), (100_000_000, .euro, "€1000000.00"),
  ])
  func printsTheDecimalPlacesOfItsCurrencyAndParsesThem(
    _ minorUnits: Int, _ currency: Price.Currency, _ printed: String
  ) throws {
    let price = try #require(Price(minorUnits: minorUnits, currency: currency))
    #expect(price.description == printed)
    #expect(price.minorUnits == minorUnits)
    #expect(Price(displayed: printed) == price)
  }

  @Test(arguments: [-1, Int.min, Price.limit + 1, Int.max], Price.Currency.allCases)
  func rejectsAnAmountBelowZeroOrAboveTheLimit(_ minorUnits: Int, _ currency: Price.Currency) {
    #expect(Price(minorUnits: minorUnits, currency: currency) == nil)
  }
}

/// A calendar date without a time or time zone.
@Suite struct ReleaseDateTests {
  @Test(arguments: ["2024-02-29", "0001-01-01", "9999-12-31"])
  func readsADateAndPrintsItUnchanged(_ text: String) throws {
    let date = try #require(ReleaseDate(text))
    #expect(date.description == text)
    #expect(date.begins.iso8601 == "\(text)T00:00:00Z")
  }

  /// `TimestampTests` has more days that do not exist.
  @Test(arguments: [
    "2026-02-29", "0000-01-01", "", "2026-10", "2026-1-01", "2026/10/01", "2026-10-01T00:00:00Z",
    " 2026-10-01", "2026-10-01 ", "-026-10-01", "12026-10-01", "2026-10-01\u{301}",
  ])
  func rejectsADayThatDoesNotExistAndOtherFormats(_ text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test func sortsByTheCalendar() throws {
    let texts = ["2026-10-02", "2025-12-31", "2026-09-30", "2026-10-01", "2026-01-31"]
    let sorted = try texts.map { try #require(ReleaseDate($0)) }.sorted()
    #expect(sorted.map(\.description) == texts.sorted())
  }
}

/// The number for sorting volumes, exact to three decimal places.
@Suite struct SortNumberTests {
  @Test(arguments: [
    ("7", 7_000, "7"), ("0", 0, "0"), ("-0", 0, "0"), ("-1", -1_000, "-1"),
    ("10.5", 10_500, "10.5"), ("10.50", 10_500, "10.5"), ("10.500", 10_500, "10.5"),
    ("10.05", 10_050, "10.05"), ("0.125", 125, "0.125"), ("-0.5", -500, "-0.5"),
    ("-10.005", -10_005, "-10.005"), ("-0.001", -1, "-0.001"), ("007", 7_000, "7"),
    ("1.0", 1_000, "1"),
    ("1000000", 1_000_000_000, "1000000"), ("-1000000", -1_000_000_000, "-1000000"),
    ("1000000.000", 1_000_000_000, "1000000"), ("999999.999", 999_999_999, "999999.999"),
  ])
  func readsADecimalNumberExactly(_ typed: String, _ thousandths: Int, _ printed: String) throws {
    let number = try #require(SortNumber(typed))
    #expect(number.thousandths == thousandths)
    #expect(number.description == printed)
    #expect(SortNumber(printed) == number)
  }

  @Test(arguments: [
    "", " ", "-", "+1", "--1", ".5", "5.", "-.5", "1.2.3", "1.2345", "0.0001", "1.+5", "00000001",
    "1,5", " 1", "1 ",
    "19.HU", "Alpha", "1e3", "0x10", "１０", "٣", "½", "1\u{301}", "-\u{301}1", "∞", "nan",
    "1000000.001", "-1000000.001", "1000001", "9999999", "99999999999999999999", "1.\u{0}",
  ])
  func rejectsOtherFormats(_ typed: String) {
    #expect(SortNumber(typed) == nil)
  }

  @Test func sortsByItsValue() throws {
    let typed = ["10.5", "2", "-1", "10", "0.125", "11", "0", "-0.5", "10.05", "1000000"]
    let sorted = try typed.map { try #require(SortNumber($0)) }.sorted().map(\.description)
    let expected = ["-1", "-0.5", "0", "0.125", "2", "10", "10.05", "10.5", "11", "1000000"]
    #expect(sorted == expected)
  }

  @Test func readsWhatItPrints() {
    var random = SeededNumbers(seed: 1)
    for _ in 0..<2_000 {
      let number = SortNumber(
        thousandths: Int.random(in: -1_000_000_000...1_000_000_000, using: &random))
      #expect(SortNumber(number.description) == number)
    }
  }
}
