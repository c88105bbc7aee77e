import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// Signing in, signing out, and the cookie.
@Suite struct ServerComicAccountTests {
  private static let form = "name=aoi&password=paper+moon"
  private static let cookie = "seams_reader=\(ComicServed.token)"

  @Test(arguments: ["sign-in", "sign-up"])
  func storesASessionInAnHTTPOnlyCookie(_ change: String) async throws {
    let screens = StubBookshelfScreens(account: [.preparing, .opened(ComicServed.session)])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/\(change)", form: Self.form)
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/bookshelf")
    #expect(
      reply.fields[.setCookie]
        == "\(Self.cookie); Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax")
    #expect(reply.fields[.cacheControl] == "private, no-store")
    #expect(
      screens.account.intents == [
        change == "sign-in"
          ? .signIn(ComicAccountForm(name: "aoi", password: "paper moon"))
          : .signUp(ComicAccountForm(name: "aoi", password: "paper moon"))
      ])
  }

  @Test(arguments: [
    ("localhost", false), ("localhost:8080", false), ("127.0.0.1:8080", false),
    ("127.8.9.1", false), ("[::1]:8080", false), ("LOCALHOST", false), ("shelf.example", true),
    ("shelf.example:443", true), ("192.168.1.7:8080", true), ("[fe80::1]:8080", true),
  ])
  func theCookieRequiresTLSExceptOnLoopback(_ host: String, _ isSecure: Bool) async throws {
    let opened = StubBookshelfScreens(account: [.opened(ComicServed.session)])
    let signIn = await ComicSite(opened).reply(
      to: "/bookshelf/account/sign-in", form: Self.form, host: host)
    let cookie = try #require(signIn.fields[.setCookie])
    #expect(cookie.hasSuffix("; Secure") == isSecure)
    let closed = StubBookshelfScreens(account: [.signedOut])
    let signOut = await ComicSite(closed).reply(
      to: "/bookshelf/account/sign-out", form: "", host: host)
    #expect(signOut.fields[.setCookie]?.hasSuffix("; Secure") == isSecure)
  }

  @Test func onlyTheCookieContainsTheToken() async throws {
    let screens = StubBookshelfScreens(account: [.opened(ComicServed.session)])
    let reply = await ComicSite(screens).reply(
      to: "/api/v1/bookshelf/session", .post,
      json: """
        {"name": "aoi", "password": "paper moon"}
        """)
    #expect(try await reply.text() == #"{"name":"aoi"}"#)
    for field in reply.fields where field.name != .setCookie {
      #expect(!field.value.contains(ComicServed.token))
    }
    let shown = StubBookshelfScreens(account: [.signedIn(ComicServed.reader)])
    let page = await ComicSite(shown).reply(to: "/bookshelf/account", cookie: Self.cookie)
    #expect(try await !page.text().contains(ComicServed.token))
  }

  @Test(arguments: [
    ("/bookshelf/read/e1?page=2", "/bookshelf/read/e1?page=2"), ("//evil.example", "/"),
    ("https://evil.example/", "/"), ("/\\evil.example", "/"),
  ])
  func redirectsAfterSignInOnlyWithinThisServer(
    _ destination: String, _ place: String
  ) async throws {
    let screens = StubBookshelfScreens(account: [.opened(ComicServed.session)])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/sign-in", form: "\(Self.form)&to=\(destination)")
    #expect(reply.fields[.location] == place)
  }

  @Test(arguments: [
    ("/api/v1/bookshelf/session", ComicAccountState.failure(.wrongPassword)),
    ("/api/v1/bookshelf/readers", .opened(ComicServed.session)),
  ])
  func limitsTheRateOfSignInsAndSignUps(
    _ path: String, _ state: ComicAccountState
  ) async throws {
    let screens = StubBookshelfScreens(account: [state])
    let site = ComicSite(screens)
    var replies: [ServerReply] = []
    for _ in 0..<20 {
      replies.append(
        await site.reply(
          to: path, .post, json: #"{"name": "aoi", "password": "paper boat"}"#))
    }
    #expect(replies.first?.status != .tooManyRequests)
    #expect(replies.last?.status == .tooManyRequests)
    #expect(replies.last?.fields[.retryAfter] != nil)
    #expect(screens.account.intents.count < 20)
  }

  @Test func aWrongPasswordKeepsOnlyTheName() async throws {
    let screens = StubBookshelfScreens(account: [.failure(.wrongPassword)])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/sign-in", form: "name=ao%22i&password=paper+moon&to=/bookshelf")
    #expect(reply.status == .forbidden && reply.fields[.setCookie] == nil)
    let text = try await reply.text()
    #expect(
      text.contains(
        #"<span id="password-objection" role="alert">The name or the password is wrong.</span>"#))
    #expect(text.contains("<title>Error: Account"))
    #expect(text.contains(#"name="name" value="ao&quot;i""#))
    #expect(!text.contains("paper moon"))
  }

  @Test func aTakenNameIsMarkedInTheFormThatWasSubmitted() async throws {
    let failure = ComicFailure.nameTaken(ComicServed.name("aoi"))
    let screens = StubBookshelfScreens(account: [.failure(failure)])
    let text = try await ComicSite(screens).reply(
      to: "/bookshelf/account/sign-up", form: Self.form
    ).text()
    #expect(text.contains(#"<span id="new-name-objection" role="alert">\#(failure)</span>"#))
    #expect(text.split(separator: " autofocus").count == 2)
  }

  @Test func signingOutDeletesTheCookie() async throws {
    let screens = StubBookshelfScreens(account: [.signedOut])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/sign-out", form: "", cookie: Self.cookie)
    #expect(reply.status == .seeOther && reply.fields[.location] == "/bookshelf/account")
    #expect(
      reply.fields[.setCookie] == "seams_reader=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    #expect(screens.account.intents == [.signOut])
    #expect(screens.visitors == [.stranger(token: ComicServed.token)])
  }

  @Test func deletesTheCookieEvenIfTheSessionCannotBeEnded() async throws {
    let screens = StubBookshelfScreens(account: [.failure(.storage(reason: "Full."))])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/sign-out", form: "", cookie: Self.cookie)
    #expect(reply.status == .internalServerError)
    #expect(reply.fields[.setCookie]?.hasPrefix("seams_reader=; ") == true)
  }

  @Test(
    arguments: [
      (nil, nil), ("seams_reader=", nil), ("seams_reader=5e", nil),
      ("other=\(ComicServed.token)", nil),
      ("seams_reader=\(ComicServed.token)0", nil), ("x_seams_reader=\(ComicServed.token)", nil),
      ("seams_reader=\(String(repeating: "5E", count: 32))", nil),
      ("seams_reader=\"\(ComicServed.token)\"", nil),
      ("seams_reader=\(ComicServed.token)", ComicServed.token),
      ("a=b; seams_reader=\(ComicServed.token); c=d", ComicServed.token),
    ] as [(String?, String?)])
  func anInvalidCookieMeansSignedOut(_ cookie: String?, _ token: String?) async throws {
    for (path, method) in Self.places {
      let screens = StubBookshelfScreens(
        list: [.progress([])], search: [.success(ComicServed.shelf())],
        detail: [.success(ComicServed.detail())], page: [.success(try ComicServed.page(1))],
        account: [.signedOut], catalogue: [.success(nil)])
      let site = ComicSite(screens)
      _ = await site.reply(
        to: path, method, "amount=1&currency=JPY&name=a&password=b",
        type: "application/x-www-form-urlencoded", cookie: cookie)
      #expect(screens.visitors == [.stranger(token: token)], "\(method) \(path)")
    }
  }

  @Test func distinguishesTwoReadersAtOneServer() async throws {
    let screens = StubBookshelfScreens(account: [.signedIn(ComicServed.reader)])
    let site = ComicSite(screens)
    let other = String(repeating: "a1", count: 32)
    let reply = await site.reply(to: "/bookshelf/account", cookie: Self.cookie)
    _ = await site.reply(to: "/bookshelf/account", cookie: "seams_reader=\(other)")
    _ = await site.reply(to: "/bookshelf/account")
    #expect(
      screens.visitors == [
        .stranger(token: ComicServed.token), .stranger(token: other), .stranger(token: nil),
      ])
    #expect(try await reply.text().contains("<b><bdi>aoi</bdi></b>"))
  }

  @Test func otherSitesCannotSignInOrOut() async throws {
    for path in ["sign-in", "sign-up", "sign-out"] {
      let screens = StubBookshelfScreens(account: [.opened(ComicServed.session)])
      let reply = await ComicSite(screens).reply(
        to: "/bookshelf/account/\(path)", .post, Self.form,
        type: "application/x-www-form-urlencoded", fields: [.secFetchSite: "cross-site"])
      #expect(reply.status == .forbidden && reply.fields[.setCookie] == nil)
      #expect(screens.account.intents.isEmpty)
    }
  }

  @Test func reloadingAFailedFormShowsTheAccount() async throws {
    for path in ["sign-in", "sign-up", "sign-out"] {
      let reply = await ComicSite(StubBookshelfScreens()).reply(to: "/bookshelf/account/\(path)")
      #expect(reply.fields[.location] == "/bookshelf/account")
    }
  }

  @Test(arguments: [nil, "Demo data."])
  func onlyTheDemoShowsItsAccounts(_ note: String?) async throws {
    let screens = StubBookshelfScreens(account: [.signedOut])
    let text = try await ComicSite(screens, note: note).reply(to: "/bookshelf/account").text()
    #expect(text.contains("paper moon") == (note != nil))
  }

  @Test(arguments: ["sign-in", "sign-up"])
  func anInvalidFormMarksEveryInvalidField(_ change: String) async throws {
    let failures = [
      ComicFieldFailure(.name, "Name it."), ComicFieldFailure(.password, "Too short."),
    ]
    let screens = StubBookshelfScreens(account: [.failure(.form(failures))])
    let reply = await ComicSite(screens).reply(
      to: "/bookshelf/account/\(change)", form: "name=aoi&password=x&to=/bookshelf")
    #expect(reply.status == .unprocessableContent)
    let text = try await reply.text()
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
