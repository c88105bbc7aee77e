import App5
import Domain5
import Foundation
import List5
import Testing
import Testing5

struct CommandLineAppTests {
  private let console = SpyConsole()

  @Test func reportsAnAdditionByItsTitle() async {
    let app = app(InMemoryEntryStore(), SpyTitleSource(["https://swift.org": "Swift"]))
    #expect(await app.run(["add", "https://swift.org"]) == 0)
    #expect(console.said == ["Added: Swift"])
    #expect(console.complained == [])
  }

  @Test func warnsAboutAMissingTitleWithoutFailing() async {
    #expect(await app(InMemoryEntryStore()).run(["add", "https://swift.org"]) == 0)
    #expect(console.said == ["Added: https://swift.org"])
    #expect(console.complained == ["No title could be fetched."])
  }

  @Test(arguments: [(StoreFailure.unreadable, "read", 65), (.unwritable, "written", 74)])
  func printsAStoreErrorAndSetsTheStatus(
    failure: StoreFailure, word: String, status: Int32
  ) async {
    let app = app(StubEntryStore(failure: failure))
    #expect(await app.run(["add", "https://swift.org"]) == status)
    #expect(console.said == [])
    #expect(console.complained == ["The file cannot be \(word): list.json"])
  }

  @Test func showsTheListInTheGivenTimeZone() async {
    let entry = Entry(
      address: "https://swift.org", title: "Swift", tags: ["a", "b"], added: 1_790_006_400)
    #expect(await app(InMemoryEntryStore([entry])).run(["list"]) == 0)
    #expect(console.said == ["2026-09-22  Swift  [a, b]  https://swift.org"])
  }

  @Test func cannotRemoveAMissingEntry() async {
    #expect(await app(InMemoryEntryStore()).run(["remove", "https://swift.org"]) == 1)
    #expect(console.complained == ["Not on the list: https://swift.org"])
  }

  @Test func anUnknownCommandPrintsTheUsage() async {
    #expect(await app(InMemoryEntryStore()).run(["lst"]) == 64)
  }

  private func app(
    _ store: any EntryStore, _ titles: any TitleSource = SpyTitleSource([:])
  ) -> CommandLineApp {
    let clock = StubClock(secondsSince1970: 1_790_000_000)
    return CommandLineApp(
      list: ReadingList(store: store, titles: titles, clock: clock),
      lines: LineFormat(zone: TimeZone(secondsFromGMT: 9 * 3600) ?? .gmt), console: console,
      path: "list.json")
  }
}
