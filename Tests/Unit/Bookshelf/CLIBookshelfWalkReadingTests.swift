import BookshelfDomain
import BookshelfTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The session's commands other than finding series: reading, buying and signing in.
@Suite struct CLIBookshelfWalkReadingTests {
  @Test func anOrderReadsWhatTheSeriesShows() async throws {
    let screens = CLIBookshelfScreens(detail: [[.success(CLIComicFixtures.detail())]])
    var (walk, _) = BookshelfWalk.scripted(screens)
    try await walk.visit(.detail(CLIComicFixtures.lantern.id))
    for line in ["1", "read 1 3", "r 5"] { #expect(try await walk.perform(BrowseLine(line))) }
    #expect(
      screens.detailIntents.dropFirst() == [
        .read(.comic(Comic.ID("aa11-1")), page: nil), .read(.comic(Comic.ID("aa11-1")), page: 3),
        .read(.episode(ComicEpisode.ID("e1")), page: nil),
      ])
  }

  @Test func pagesAreTurnedForwardAndBack() async throws {
    let screens = CLIBookshelfScreens(
      page: [2, 3, 2, 1].map { [.success(CLIComicFixtures.page($0))] })
    var (walk, console) = BookshelfWalk.scripted(screens)
    try await walk.visit(.page(.comic(Comic.ID("aa11-1")), nil))
    for line in ["next", "previous", "p"] { #expect(try await walk.perform(BrowseLine(line))) }
    await #expect(throws: BrowseFailure.mistake("This is the first page.")) {
      try await walk.perform(BrowseLine("previous"))
    }
    #expect(
      screens.pageIntents.map(\.page) == [nil, 3, 2, 1])
    #expect(console.output.occurrences(of: " page 2 of 3 ") == 2)
    #expect(console.error.contains("“next” turns the page.\nThis was the last page.\n"))
  }

  @Test func aVolumeIsBoughtAtTheShownPriceAfterAQuestion() async throws {
    let detail = CLIComicFixtures.detail()
    let sold = ComicDetailState.sold(CLIComicFixtures.sale(.bought))
    let screens = CLIBookshelfScreens(
      detail: [[.success(detail)], [.buying(Comic.ID("aa11-2")), sold], [.success(detail)]])
    var (walk, console) = BookshelfWalk.scripted(screens, lines: ["perhaps", "y"])
    try await walk.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await walk.perform(BrowseLine("buy 2")))
    #expect(
      screens.detailIntents.dropFirst() == [
        .buy(Comic.ID("aa11-2"), shownAt: CLIComicFixtures.price(600)),
        .show(CLIComicFixtures.lantern.id),
      ])
    #expect(console.output.contains("Buy “2” for ¥600?\nNothing is paid before you say yes.\n"))
    #expect(console.output.contains("“aa11-2” is yours now, for ¥600.\nPaper Lantern\n"))
    #expect(console.error.contains("Unknown answer “perhaps”. Write “y” or “n”.\n"))
  }

  @Test func aNoBuysNothingAndAnEpisodeIsNotBought() async throws {
    let screens = CLIBookshelfScreens(detail: [[.success(CLIComicFixtures.detail())]])
    var (walk, console) = BookshelfWalk.scripted(screens, lines: ["n"])
    try await walk.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await walk.perform(BrowseLine("buy 2")))
    #expect(console.output.hasSuffix("Nothing was bought.\n"))
    await #expect(throws: BrowseFailure.self) { try await walk.perform(BrowseLine("buy 4")) }
    #expect(screens.detailIntents == [.show(CLIComicFixtures.lantern.id)])
  }

  @Test func signingInAsksForThePasswordAndForgetsWhatWasShown() async throws {
    let screens = CLIBookshelfScreens(
      account: [[.opened(CLIComicFixtures.session)], [.signedOut], [.failure(.wrongPassword)]])
    var (walk, console) = BookshelfWalk.scripted(screens, lines: ["paper moon", "paper mool"])
    walk.entries.series = [ComicSeries.ID("aa11")]
    walk.scope = .all
    walk.isReloaded = true
    for line in ["sign-in aoi", "sign-out", "sign-up haru"] {
      #expect(try await walk.perform(BrowseLine(line)))
    }
    #expect(
      screens.accountIntents == [
        .signIn(name: "aoi", password: "paper moon"), .signOut,
        .signUp(name: "haru", password: "paper mool"),
      ])
    #expect(walk.entries == BookshelfWalkEntries() && walk.scope == nil && !walk.isReloaded)
    #expect(console.output == "Signed in as aoi.\n")
    #expect(console.error.contains("seams: There is no reader with this name and this password.\n"))
  }

  @Test func placesTheAccountAndTheCatalogueAreShown() async throws {
    let screens = CLIBookshelfScreens(
      list: [[.progress([CLIComicFixtures.progress])]],
      catalogue: [[.synchronised(CatalogueProgress(series: 2, pages: 1))], [.success(nil)]])
    var (walk, console) = BookshelfWalk.scripted(screens)
    for line in ["progress", "1", "whoami", "sync c.json", "catalogue"] {
      #expect(try await walk.perform(BrowseLine(line)))
    }
    #expect(screens.listIntents == [.showProgress])
    #expect(screens.detailIntents == [.read(.comic(Comic.ID("aa11-1")), page: nil)])
    #expect(screens.accountIntents == [.show])
    #expect(screens.catalogueIntents == [.synchronise(with: "c.json"), .show])
    #expect(console.output.hasSuffix("2 series on 1 page.\n"))
    #expect(console.error.hasSuffix("The catalogue was not fetched yet. “sync” does that.\n"))
  }
}

extension ComicPageIntent {
  fileprivate var page: Int? {
    if case .show(_, let page) = self { page } else { nil }
  }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
