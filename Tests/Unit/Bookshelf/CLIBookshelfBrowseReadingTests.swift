import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The session's commands other than finding series: reading, buying and signing in.
@Suite struct CLIBookshelfBrowseReadingTests {
  @Test func numbersAndCommandsReadTheItemsOfASeries() async throws {
    let screens = CLIBookshelfScreens(detail: [[.success(CLIComicFixtures.detail())]])
    var (part, _) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    for line in ["1", "read 1 3", "r 5"] { #expect(try await part.perform(BrowseLine(line))) }
    #expect(
      screens.detailIntents.dropFirst() == [
        .read(.comic(Comic.ID("aa11-1")), page: ""), .read(.comic(Comic.ID("aa11-1")), page: "3"),
        .read(.episode(ComicEpisode.ID("e1")), page: ""),
      ])
  }

  @Test func nextAndPreviousTurnThePage() async throws {
    let screens = CLIBookshelfScreens(
      page: [2, 3, 2, 1].map { [.success(CLIComicFixtures.page($0))] })
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    try await part.visit(.page(.comic(Comic.ID("aa11-1")), ""))
    for line in ["next", "previous", "p"] { #expect(try await part.perform(BrowseLine(line))) }
    await #expect(throws: BrowseFailure.mistake("This is the first page.")) {
      try await part.perform(BrowseLine("previous"))
    }
    #expect(
      screens.pageIntents.map(\.page) == ["", "3", "2", "1"])
    #expect(console.output.occurrences(of: " page 2 of 3 ") == 2)
    #expect(console.error.contains("Turn the page with “next”.\nThis is the last page.\n"))
  }

  @Test func buysAVolumeAtTheShownPriceAfterConfirmation() async throws {
    let detail = CLIComicFixtures.detail()
    let sold = ComicDetailState.sold(CLIComicFixtures.sale(.bought))
    let screens = CLIBookshelfScreens(
      detail: [[.success(detail)], [.buying(Comic.ID("aa11-2")), sold], [.success(detail)]])
    var (part, console) = BookshelfBrowsePart.scripted(screens, lines: ["perhaps", "y"])
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await part.perform(BrowseLine("buy 2")))
    #expect(
      screens.detailIntents.dropFirst() == [
        .buy(ComicOrderForm(comic: "c:aa11-2", price: .displayed("¥600"))),
        .show(CLIComicFixtures.lantern.id),
      ])
    #expect(console.output.contains("Buy “2” for ¥600?\nYou are not charged until you confirm.\n"))
    #expect(console.output.contains("You bought “aa11-2” for ¥600.\nPaper Lantern\n"))
    #expect(console.error.contains("Unknown answer “perhaps”. Write “y” or “n”.\n"))
  }

  @Test func decliningBuysNothingAndAnEpisodeIsNotBought() async throws {
    let detail = ComicDetailState.success(CLIComicFixtures.detail())
    let failures = [ComicFieldFailure(.comic, "“e:e2” is an episode.", isUnknown: true)]
    let screens = CLIBookshelfScreens(detail: [[detail], [.failure(.form(failures))], [detail]])
    var (part, console) = BookshelfBrowsePart.scripted(screens, lines: ["n"])
    try await part.visit(.detail(CLIComicFixtures.lantern.id))
    #expect(try await part.perform(BrowseLine("buy 2")))
    #expect(console.output.hasSuffix("Nothing was bought.\n"))
    #expect(try await part.perform(BrowseLine("buy 4")))
    #expect(console.error == "seams: “e:e2” is an episode.\n")
    #expect(
      screens.detailIntents == [
        .show(CLIComicFixtures.lantern.id), .buy(ComicOrderForm(comic: "e:e2", price: .any)),
        .show(CLIComicFixtures.lantern.id),
      ])
  }

  @Test func signingInPromptsForThePasswordAndResetsTheSession() async throws {
    let screens = CLIBookshelfScreens(
      account: [[.opened(CLIComicFixtures.session)], [.signedOut], [.failure(.wrongPassword)]])
    var (part, console) = BookshelfBrowsePart.scripted(
      screens, lines: ["paper moon", "paper mool"])
    part.entries.series = [ComicSeries.ID("aa11")]
    part.form.scope = "all"
    part.isReloaded = true
    for line in ["sign-in aoi", "sign-out", "sign-up haru"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(
      screens.accountIntents == [
        .signIn(ComicAccountForm(name: "aoi", password: "paper moon")), .signOut,
        .signUp(ComicAccountForm(name: "haru", password: "paper mool")),
      ])
    #expect(part.entries == BookshelfBrowseEntries() && part.form.scope.isEmpty && !part.isReloaded)
    #expect(console.output == "Signed in as aoi.\n")
    #expect(console.error.contains("seams: The name or the password is wrong.\n"))
  }

  @Test func showsProgressAccountAndCatalogue() async throws {
    let screens = CLIBookshelfScreens(
      list: [[.progress([CLIComicFixtures.progress])]],
      catalogue: [[.synchronised(CatalogueProgress(series: 2, pages: 1))], [.success(nil)]])
    var (part, console) = BookshelfBrowsePart.scripted(screens)
    for line in ["progress", "1", "whoami", "sync c.json", "catalogue"] {
      #expect(try await part.perform(BrowseLine(line)))
    }
    #expect(screens.listIntents == [.showProgress])
    #expect(screens.detailIntents == [.read(.comic(Comic.ID("aa11-1")), page: "")])
    #expect(screens.accountIntents == [.show])
    #expect(screens.catalogueIntents == [.synchronise(with: "c.json"), .show])
    #expect(console.output.hasSuffix("2 series on 1 page.\n"))
    #expect(console.error.hasSuffix("The catalogue has not been fetched yet. Run “sync”.\n"))
  }
}

extension ComicPageIntent {
  fileprivate var page: String? {
    if case .show(_, let page) = self { page } else { nil }
  }
}

extension String {
  fileprivate func occurrences(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
