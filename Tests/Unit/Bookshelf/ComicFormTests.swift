import BookshelfDomain
import CoreDomain
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
    (
      ComicListForm(query: String(repeating: "a", count: ComicSearchKey.limit)),
      ComicListRequest(
        ownedOnly: false, query: String(repeating: "a", count: ComicSearchKey.limit))
    ),
  ])
  func convertsAListFormToARequest(_ form: ComicListForm, _ request: ComicListRequest) throws {
    #expect(try form.request(isSignedIn: false) == request)
  }

  @Test func theDefaultScopeIsTheShelfOfASignedInReader() throws {
    #expect(try ComicListForm().request(isSignedIn: true).ownedOnly)
    #expect(try !ComicListForm(scope: "all").request(isSignedIn: true).ownedOnly)
  }

  @Test(arguments: [
    ComicListRequest(), ComicListRequest(ownedOnly: false, ordering: .reading, offset: 50),
    ComicListRequest(query: "aa", offset: 1, limit: 1),
  ])
  func convertsARequestToAFormAndBack(_ request: ComicListRequest) throws {
    #expect(try ComicListForm(request).request(isSignedIn: !request.ownedOnly) == request)
  }

  @Test func anInvalidListFormNamesEveryInvalidField() throws {
    let form = ComicListForm(
      scope: "mine", sort: "recnt", query: String(repeating: "a", count: ComicSearchKey.limit + 1),
      cursor: "-1", limit: "\u{1B}[2J")
    let failure = try #require(
      #expect(throws: ComicFailure.self) { try form.request(isSignedIn: true) })
    guard case .form(let failures) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(failures.map(\.field) == [.scope, .sort, .query, .cursor, .limit])
    #expect(
      failures.map(\.reason) == [
        "Unknown scope “mine”. Use “owned”, “all”.",
        "Unknown sort order “recnt”. Use “title”, “recent”, “reading”. Did you mean “recent”?",
        "The search text must have at most 200 characters.",
        "The cursor must be an integer of at least 0, got “-1”.",
        ListLimit.rejection(of: "\u{1B}[2J"),
      ])
    #expect(!failure.description.unicodeScalars.contains("\u{1B}"))
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
      (
        .parts(amount: "-1", currency: "JPY"),
        "The amount must be an integer between 0 and 100000000, got “-1”."
      ),
      (
        .parts(amount: "1", currency: "GBP"),
        "Unknown currency “GBP”. Use “JPY”, “USD”, “EUR”."
      ),
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

  @Test(arguments: [
    ("¥528", 528, Price.Currency.yen), ("JPY528", 528, .yen), ("jpy 528", 528, .yen),
    ("$4.99", 499, .dollar), ("USD4.99", 499, .dollar), ("€5", 500, .euro), ("EUR 0.05", 5, .euro),
  ])
  func parsesAPriceAsItIsDisplayed(_ text: String, _ units: Int, _ currency: Price.Currency) {
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

  @Test func parsesEveryPriceThatItDisplays() {
    for currency in Price.Currency.allCases {
      for units in [0, 1, 9, 10, 99, 100, 528, 100_000_000] {
        let price = Price(minorUnits: units, currency: currency)
        #expect(price.flatMap { Price(displayed: $0.description) } == price)
      }
    }
  }
}
