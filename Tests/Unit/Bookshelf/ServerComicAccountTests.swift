import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import BookshelfWeb
@testable import CoreWeb

@Suite struct ServerComicAccountTests {
  private static let form = "name=aoi&password=paper+moon"
  private static let cookie = "seams_reader=\(ComicServed.token)"

  @Test(arguments: ["sign-in", "sign-up"])
  func storesASessionInAnHTTPOnlyCookie(_ change: String) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .opened(ComicServed.session)])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/\(change)", form: Self.form)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/bookshelf")
    #expect(
      reply.fields[.setCookie]
        == "\(Self.cookie); Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax")
    #expect(reply.fields[.cacheControl] == "private, no-store")
    let form = ComicAccountForm(name: "aoi", password: "paper moon")
    #expect(screens.account.intents == [change == "sign-in" ? .signIn(form) : .signUp(form)])
  }

  /// Browsers ignore a cookie with `Secure` on a page without TLS.
  @Test(arguments: [
    ("shelf.example", nil, false), ("shelf.example:8080", "http://shelf.example:8080", false),
    ("localhost:8080", "http://localhost:8080", false),
    ("shelf.example", "https://shelf.example", true),
    ("Shelf.example", "HTTPS://shelf.example", true),
  ])
  func theCookieRequiresTLSIfItsPageUsesTLS(
    _ host: String, _ origin: String?, _ isSecure: Bool
  ) async {
    var fields: HTTPFields = [:]
    fields[.origin] = origin
    let reply = await Site(
      StubBookshelfScreens(account: [.opened(ComicServed.session)])
    ).reply(
      to: "/bookshelf/account/sign-in", .post, type: "application/x-www-form-urlencoded",
      body: BytesSource(Self.form), host: host, fields: fields)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.setCookie]?.hasSuffix("; Secure") == isSecure)
  }

  @Test func onlyTheCookieContainsTheToken() async throws {
    let screens = StubBookshelfScreens(account: [.opened(ComicServed.session)])
    let reply = await Site(screens).reply(
      to: "/api/v1/bookshelf/session", .post, json: #"{"name":"aoi","password":"paper moon"}"#)
    #expect(try await reply.wholeText() == #"{"name":"aoi"}"#)
    for field in reply.fields where field.name != .setCookie {
      #expect(!field.value.contains(ComicServed.token))
    }
    let shown = StubBookshelfScreens(account: [.signedIn(.fixture("aoi"))])
    let page = await Site(shown).reply(to: "/bookshelf/account", cookie: Self.cookie)
    let text = try await page.wholeText()
    #expect(text.contains("<b><bdi>aoi</bdi></b>") && !text.contains(ComicServed.token))
  }

  @Test(arguments: [
    ("/bookshelf/read/e1?page=2", "/bookshelf/read/e1?page=2"), ("//evil.example", "/"),
  ])
  func redirectsAfterSignInOnlyWithinThisServer(_ destination: String, _ place: String) async {
    let screens = StubBookshelfScreens(account: [.opened(ComicServed.session)])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/sign-in", form: "\(Self.form)&to=\(destination)")
    #expect(reply.fields[.location] == place)
  }

  @Test(arguments: [
    ("/api/v1/bookshelf/session", ComicAccountState.failure(.wrongPassword)),
    ("/api/v1/bookshelf/readers", .opened(ComicServed.session)),
  ])
  func limitsTheRateOfSignInsAndSignUps(_ path: String, _ state: ComicAccountState) async {
    let screens = StubBookshelfScreens(account: [state])
    let site = Site(screens)
    let json = #"{"name": "aoi", "password": "paper boat"}"#
    var replies: [ServerReply] = []
    for _ in 0..<20 { replies.append(await site.reply(to: path, .post, json: json)) }
    #expect(replies.first?.status != .tooManyRequests)
    #expect(replies.last?.status == .tooManyRequests)
    #expect(replies.last?.fields[.retryAfter] != nil)
    #expect(screens.account.intents.count < 20)
  }

  @Test func theWaitForANameCountsAllItsSpellings() async {
    let site = Site(StubBookshelfScreens(account: [.failure(.wrongPassword)]))
    let names = ["victimo", " VICTIMO ", "ｖictimo", "víctimo"]
    var statuses: [HTTPResponse.Status] = []
    for number in 1...11 {
      let name = names[number % names.count]
      let reply = await site.reply(
        to: "/api/v1/bookshelf/session", json: #"{"name":"\#(name)","password":"paper boat"}"#,
        from: "192.0.2.\(number)")
      statuses.append(reply.status)
    }
    #expect(statuses.dropLast().allSatisfy { $0 == .forbidden })
    #expect(statuses.last == .tooManyRequests)
  }

  @Test func aWrongPasswordKeepsOnlyTheName() async throws {
    let screens = StubBookshelfScreens(account: [.failure(.wrongPassword)])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/sign-in", form: "name=ao%22i&password=paper+moon&to=/bookshelf")
    #expect(reply.status == .forbidden && reply.fields[.setCookie] == nil)
    let text = try await reply.wholeText()
    #expect(
      text.contains(
        #"<span id="password-objection" role="alert">The name or the password is wrong.</span>"#))
    #expect(text.contains("<title>Error: Account"))
    #expect(text.contains(#"name="name" value="ao&quot;i""#))
    #expect(!text.contains("paper moon"))
  }

  @Test func aTakenNameIsMarkedInTheFormThatWasSubmitted() async throws {
    let failure = ComicFailure.nameTaken(.fixture("aoi"))
    let screens = StubBookshelfScreens(account: [.failure(failure)])
    let text = try await Site(screens).reply(
      to: "/bookshelf/account/sign-up", form: Self.form
    ).wholeText()
    #expect(text.contains(#"<span id="new-name-objection" role="alert">\#(failure)</span>"#))
    #expect(text.split(separator: " autofocus").count == 2)
  }

  @Test(
    arguments: [
      ("", []), ("?to=/bookshelf", []),
      ("?to=%2Fbookshelf%2Fprogress", ["Sign in to see what you are reading."]),
      ("?to=/bookshelf/series/aa11", ["Sign in to continue."]),
    ] as [(String, [String])])
  func saysWhyToSignIn(_ query: String, _ sentences: [String]) async throws {
    let screens = StubBookshelfScreens(account: [.signedOut])
    let page = try await Site(screens).visit("/bookshelf/account" + query).page
    #expect(page.texts(role: "status") == sentences)
  }

  @Test func signingOutDeletesTheCookie() async throws {
    let screens = StubBookshelfScreens(account: [.signedOut])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/sign-out", .post, form: "", cookie: Self.cookie)
    #expect(reply.status == .seeOther && reply.fields[.location] == "/bookshelf/account")
    #expect(
      reply.fields[.setCookie] == "seams_reader=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    #expect(screens.account.intents == [.signOut])
    #expect(screens.visitors == [.stranger(token: ComicServed.token)])
  }

  @Test func signingOutOfTheServerDeletesTheCookie() {
    let feature = BookshelfWebFeature().served(StubBookshelfScreens(account: [.signedOut]))
    #expect(feature.cookies == ["seams_reader"])
  }

  @Test func deletesTheCookieEvenIfTheSessionCannotBeEnded() async {
    let screens = StubBookshelfScreens(account: [.failure(.storage(reason: "Full."))])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/sign-out", .post, form: "", cookie: Self.cookie)
    #expect(reply.status == .internalServerError)
    #expect(reply.fields[.setCookie]?.hasPrefix("seams_reader=; ") == true)
  }

  @Test(
    arguments: [
      (nil, nil), ("seams_reader=", nil), ("seams_reader=5e", nil),
      ("other=\(ComicServed.token)", nil),
      ("x_seams_reader=\(ComicServed.token)", nil), ("seams_reader=\"\(ComicServed.token)\"", nil),
      ("seams_reader=\(ComicServed.token)", ComicServed.token),
      ("a=b; seams_reader=\(ComicServed.token); c=d", ComicServed.token),
    ] as [(String?, String?)])
  func anInvalidCookieMeansSignedOut(_ cookie: String?, _ token: String?) async throws {
    for (path, method) in Self.places {
      let screens = StubBookshelfScreens(
        list: [.progress([])], search: [.success(ComicServed.shelf())],
        detail: [.success(ComicServed.detail())], page: [.success(try ComicServed.page(1))],
        account: [.signedOut], catalogue: [.incomplete(.unfetched)])
      let site = Site(screens)
      _ = await site.reply(
        to: path, method, form: "amount=1&currency=JPY&name=a&password=b", cookie: cookie)
      #expect(screens.visitors == [.stranger(token: token)], "\(method) \(path)")
    }
  }

  @Test(arguments: ["sign-in", "sign-up", "sign-out"])
  func reloadingAFailedFormShowsTheAccount(_ change: String) async {
    let reply = await Site(StubBookshelfScreens()).reply(to: "/bookshelf/account/\(change)")
    #expect(reply.fields[.location] == "/bookshelf/account")
  }

  @Test(arguments: [nil, "Demo data."])
  func onlyTheDemoShowsItsAccounts(_ note: String?) async throws {
    let screens = StubBookshelfScreens(account: [.signedOut])
    let text = try await Site(screens, note: note).reply(to: "/bookshelf/account").wholeText()
    #expect(text.contains("paper moon") == (note != nil))
  }

  @Test(arguments: ["sign-in", "sign-up"])
  func anInvalidFormMarksEveryInvalidField(_ change: String) async throws {
    let failures = [
      ComicFieldFailure(.name, "Name it."), ComicFieldFailure(.password, "Too short."),
    ]
    let screens = StubBookshelfScreens(account: [.failure(.form(failures))])
    let reply = await Site(screens).reply(
      to: "/bookshelf/account/\(change)", form: "name=aoi&password=x&to=/bookshelf")
    #expect(reply.status == .unprocessableContent)
    let text = try await reply.wholeText()
    let prefix = change == "sign-in" ? "" : "new-"
    for (field, reason) in [("name", "Name it."), ("password", "Too short.")] {
      let id = "\(prefix)\(field)-objection"
      #expect(text.contains("aria-invalid=\"true\" aria-describedby=\"\(id)\""))
      #expect(text.contains("<span id=\"\(id)\" role=\"alert\">\(reason)</span>"))
    }
    #expect(text.split(separator: "aria-invalid").count == 3)
    #expect(text.contains("id=\"\(prefix)name\" name=\"name\" value=\"aoi\""))
  }

  /// One page for every kind of screen.
  private static let places: [(String, HTTPRequest.Method)] = [
    ("/bookshelf/progress", .get), ("/bookshelf/search?q=a", .get),
    ("/bookshelf/series/aa11", .get), ("/bookshelf/series/aa11/comics/v1", .post),
    ("/bookshelf/read/e1", .get), ("/bookshelf/account", .get),
    ("/bookshelf/account/sign-out", .post), ("/bookshelf/catalogue", .get),
    ("/bookshelf/catalogue", .post),
  ]
}

/// The pages for buying: the confirmation and the result.
@Suite struct ServerComicPurchaseTests {
  private static let path = "/bookshelf/series/aa11/comics/v1"

  @Test func theConfirmationSubmitsTheShownPrice() async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail(owning: []))])
    let page = try await Site(screens).visit(Self.path).page
    #expect(page.request(tapping: "Buy for ¥528") == "\(Self.path)?amount=528&currency=JPY")
    #expect(page.texts("p").contains("Volume 1, ¥528"))
    #expect(page.link("Not now") == "/bookshelf/series/aa11")
  }

  @Test func asksToSignInBeforeTheConfirmation() async {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let reply = await Site(screens).reply(to: Self.path)
    #expect(
      reply.fields[.location]
        == "/bookshelf/account?to=%2Fbookshelf%2Fseries%2Faa11%2Fcomics%2Fv1")
  }

  @Test(
    arguments: [
      ("v1", [Comic.ID("v1")], .seeOther), ("v2", [], .conflict), ("v9", [], .notFound),
    ] as [(String, Set<Comic.ID>, HTTPResponse.Status)])
  func asksNoConfirmationIfTheVolumeCannotBeBought(
    _ comic: String, _ owned: Set<Comic.ID>, _ status: HTTPResponse.Status
  ) async {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail(owning: owned))])
    let reply = await Site(screens).reply(to: "/bookshelf/series/aa11/comics/\(comic)")
    #expect(reply.status == status)
  }

  @Test(
    arguments: [
      ("amount=500&currency=JPY", "500", "JPY", [.sold(ComicServed.sale(.bought))], .seeOther),
      ("", "", "", noPrice, .unprocessableContent),
      ("amount=x&currency=GBP", "x", "GBP", noPrice, .unprocessableContent),
    ] as [(String, String, String, [ComicDetailState], HTTPResponse.Status)])
  func placesAnOrderAtTheSubmittedPriceOrSaysThatItIsMissing(
    _ form: String, _ amount: String, _ currency: String, _ states: [ComicDetailState],
    _ status: HTTPResponse.Status
  ) async throws {
    let screens = StubBookshelfScreens(detail: [.buying(Comic.ID("v1"))] + states)
    let reply = await Site(screens).reply(to: Self.path, form: form)
    #expect(reply.status == status)
    let text = try await reply.wholeText()
    #expect(text.contains("The price is missing.") == (states == Self.noPrice))
    let price = ComicOrderForm.ShownPrice.parts(amount: amount, currency: currency)
    #expect(screens.detail.intents == [.buy(ComicOrderForm(comic: "v1", price: price))])
  }

  private static let noPrice: [ComicDetailState] = [
    .failure(.form([ComicFieldFailure(.price, "The price is missing.")]))
  ]

  @Test(arguments: [
    (StorefrontOutcome.bought, "bought"), (.restored, "restored"), (.alreadyOwned, "owned"),
    (.cancelled, "cancelled"),
  ])
  func aDecidedOrderRedirectsToASeriesWithANotice(
    _ outcome: StorefrontOutcome, _ word: String
  ) async throws {
    let reply = await buy([.sold(ComicServed.sale(outcome))])
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/bookshelf/series/aa11?notice=\(word)")
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let person = try await Site(screens).visit("/bookshelf/series/aa11?notice=\(word)")
    #expect(
      person.page.texts(role: "status") == [ComicNotice(rawValue: word)?.sentence ?? "none"])
  }

  @Test func ignoresUnknownNotices() async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let person = try await Site(screens).visit("/bookshelf/series/aa11?notice=Free!")
    #expect(person.page.texts(role: "status").isEmpty)
  }

  @Test func aDeclinedOrderSaysWhy() async throws {
    let reply = await buy([.sold(ComicServed.sale(.declined(reason: "The card is <old>.")))])
    #expect(reply.status == ComicStatus.paymentRequired)
    #expect(try await reply.wholeText().contains("The card is &lt;old&gt;."))
  }

  @Test(
    arguments: [
      (
        .priceChanged(Comic.ID("v1"), shown: .fixture(), now: .fixture(600)), .conflict,
        "now costs ¥600, not ¥528"
      ), (.storefront(reason: "Nobody answers."), .gatewayTimeout, "Nobody answers."),
    ] as [(ComicFailure, HTTPResponse.Status, String)])
  func aFailedOrderCanBeRetried(
    _ failure: ComicFailure, _ status: HTTPResponse.Status, _ words: String
  ) async throws {
    let reply = await buy([.failure(failure)])
    #expect(reply.status == status)
    let text = try await reply.wholeText()
    #expect(text.contains(words) && text.contains("href=\"\(Self.path)\">Try again</a>"))
  }

  private func buy(_ states: [ComicDetailState]) async -> ServerReply {
    await Site(StubBookshelfScreens(detail: states))
      .reply(to: Self.path, form: "amount=528&currency=JPY")
  }
}
