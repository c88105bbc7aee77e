import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// The pages for buying: the confirmation and the result.
@Suite struct ServerComicPurchaseTests {
  private static let path = "/bookshelf/series/aa11/comics/v1"

  @Test func theConfirmationSubmitsTheShownPrice() async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail(owning: []))])
    let person = try await ComicSite(screens).visit(Self.path)
    #expect(
      person.page.request(tapping: "Buy for ¥528") == "\(Self.path)?amount=528&currency=JPY")
    #expect(person.page.texts("p").contains("Volume 1, ¥528"))
    #expect(person.page.link("Not now") == "/bookshelf/series/aa11")
  }

  @Test func asksToSignInBeforeTheConfirmation() async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let reply = await ComicSite(screens).reply(to: Self.path)
    #expect(
      reply.fields[.location]
        == "/bookshelf/account?to=%2Fbookshelf%2Fseries%2Faa11%2Fcomics%2Fv1")
  }

  @Test(
    arguments: [
      ("v1", [Comic.ID("v1")], .seeOther), ("v2", [], .conflict), ("v9", [], .notFound),
    ] as [(String, [Comic.ID], HTTPResponse.Status)])
  func asksNoConfirmationIfTheVolumeCannotBeBought(
    _ comic: String, _ owned: [Comic.ID], _ status: HTTPResponse.Status
  ) async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail(owning: Set(owned)))])
    let reply = await ComicSite(screens).reply(to: "/bookshelf/series/aa11/comics/\(comic)")
    #expect(reply.status == status)
  }

  @Test func placesAnOrderAtTheSubmittedPrice() async throws {
    let screens = StubBookshelfScreens(
      detail: [.buying(Comic.ID("v1")), .sold(ComicServed.sale(.bought))])
    _ = await ComicSite(screens).reply(to: Self.path, form: "amount=500&currency=JPY")
    #expect(
      screens.detail.intents == [
        .buy(ComicOrderForm(comic: "v1", price: .parts(amount: "500", currency: "JPY")))
      ])
  }

  @Test(
    arguments: [
      (.bought, "bought"), (.restored, "restored"), (.alreadyOwned, "owned"),
      (.cancelled, "cancelled"),
    ] as [(StorefrontOutcome, String)])
  func aDecidedOrderRedirectsToASeriesWithANotice(
    _ outcome: StorefrontOutcome, _ word: String
  ) async throws {
    let reply = await buy([.sold(ComicServed.sale(outcome))])
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/bookshelf/series/aa11?notice=\(word)")
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let person = try await ComicSite(screens).visit("/bookshelf/series/aa11?notice=\(word)")
    #expect(
      person.page.texts(role: "status") == [ComicNotice(rawValue: word)?.sentence ?? "none"])
  }

  @Test func ignoresUnknownNotices() async throws {
    let screens = StubBookshelfScreens(detail: [.success(ComicServed.detail())])
    let person = try await ComicSite(screens).visit("/bookshelf/series/aa11?notice=Free!")
    #expect(person.page.texts(role: "status").isEmpty)
  }

  @Test func aDeclinedOrderSaysWhy() async throws {
    let reply = await buy([.sold(ComicServed.sale(.declined(reason: "The card is <old>.")))])
    #expect(reply.status == ComicStatus.paymentRequired)
    #expect(try await reply.text().contains("The card is &lt;old&gt;."))
  }

  @Test(
    arguments: [
      (
        .priceChanged(Comic.ID("v1"), shown: ComicServed.price(), now: ComicServed.price(600)),
        HTTPResponse.Status.conflict, "now costs ¥600, not ¥528"
      ), (.storefront(reason: "Nobody answers."), .gatewayTimeout, "Nobody answers."),
    ] as [(ComicFailure, HTTPResponse.Status, String)])
  func aFailedOrderCanBeRetried(
    _ failure: ComicFailure, _ status: HTTPResponse.Status, _ words: String
  ) async throws {
    let reply = await buy([.failure(failure)])
    #expect(reply.status == status)
    let text = try await reply.text()
    #expect(text.contains(words) && text.contains("href=\"\(Self.path)\">Try again</a>"))
  }

  @Test(arguments: [
    ("", "", ""), ("amount=528", "528", ""), ("amount=x&currency=GBP", "x", "GBP"),
  ])
  func aFormWithoutAValidPriceSaysSo(
    _ form: String, _ amount: String, _ currency: String
  ) async throws {
    let failure = ComicFieldFailure(.price, "The price is missing.")
    let screens = StubBookshelfScreens(detail: [.failure(.form([failure]))])
    let reply = await ComicSite(screens).reply(to: Self.path, form: form)
    #expect(reply.status == .unprocessableContent)
    #expect(try await reply.text().contains("The price is missing."))
    #expect(
      screens.detail.intents == [
        .buy(ComicOrderForm(comic: "v1", price: .parts(amount: amount, currency: currency)))
      ])
  }

  private func buy(_ states: [ComicDetailState]) async -> ServerReply {
    await ComicSite(StubBookshelfScreens(detail: states))
      .reply(to: Self.path, form: "amount=528&currency=JPY")
  }
}
