import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import BookshelfWeb
@testable import CoreWeb

/// The catalogue page: its age, and the progress of an update.
@Suite struct ServerComicCatalogueTests {
  @Test func showsTheAgeOfTheCatalogueAndAnUpdateButton() async throws {
    let state = CatalogueState(
      start: CataloguePage("https://a.example/"), finishedAt: ComicServed.moment, series: 7)
    let page = try await visit(.success(state)).page
    #expect(page.texts("dd") == ["7", "2026-01-01 00:00 UTC"])
    #expect(page.request(tapping: "Update catalogue") == "/bookshelf/catalogue")
    #expect(
      try await visit(.success(nil)).page.texts(role: "status")
        == ["The catalogue has not been fetched yet."])
  }

  @Test func showsTheProgressAndTheResultOfAnUpdate() async throws {
    let end = CatalogueProgress(
      series: 9, changes: CatalogueChanges(added: 2, changed: 3, unchanged: 4), pages: 1,
      withdrawn: 1, leftOut: 1,
      notes: [CatalogueNote(place: "series[3].comics[0].<price>", reason: "It is no price.")])
    let text = try await synchronise([
      .synchronising(CatalogueProgress()), .synchronising(CatalogueProgress(series: 5)),
      .synchronised(end),
    ]).text()
    let sentences = [
      "Updating the catalogue…", "5 series so far…",
      "9 series: 2 new, 3 changed, 4 unchanged, 1 withdrawn. Skipped 1 part.",
      "series[3].comics[0].&lt;price&gt;: It is no price.",
    ]
    var rest = text[...]
    for sentence in sentences {
      let place = try #require(rest.firstRange(of: sentence), "“\(sentence)” is missing")
      rest = rest[place.upperBound...]
    }
    #expect(text.hasSuffix("</html>\n"))
  }

  @Test func aFailureBeforeTheFirstStateHasItsStatus() async throws {
    let page = CataloguePage("https://a.example/")
    let reply = await synchronise([
      .failure(.source(.unreachable(page, .unresolvableHost("a.example"))))
    ])
    #expect(reply.status == .gatewayTimeout)
    let text = try await reply.text()
    #expect(text.contains("start the server with “--demo”") && text.contains("Update catalogue"))
  }

  @Test func aLaterFailureIsShownInThePage() async throws {
    let reply = await synchronise([
      .synchronising(CatalogueProgress()), .failure(.catalogue(reason: "It is no JSON.")),
    ])
    #expect(reply.status == .ok)
    let text = try await reply.text()
    #expect(text.contains("It is no JSON.") && text.hasSuffix("</html>\n"))
  }

  private func visit(_ state: ComicCatalogueState) async throws -> PageVisitor {
    try await ComicSite(StubBookshelfScreens(catalogue: [state])).visit("/bookshelf/catalogue")
  }

  private func synchronise(_ states: [ComicCatalogueState]) async -> ServerReply {
    await ComicSite(StubBookshelfScreens(catalogue: states))
      .reply(to: "/bookshelf/catalogue", form: "")
  }
}
