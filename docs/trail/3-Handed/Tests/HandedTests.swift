import Foundation
import Testing
import TrailSupport

@testable import readlist3

// Each test passes its own file and clock to the list, so tests run in any order, in parallel and
// in any zone. But the file and the server are real, so these tests take milliseconds.
struct HandedTests {
  private let folder: TestFolder
  private let store: FileStore
  private let list: ReadingList
  private let moment = 1_790_000_000

  init() throws {
    folder = try TestFolder()
    store = FileStore(path: folder.file("list.json"))
    let now = Date(timeIntervalSince1970: TimeInterval(moment))
    list = ReadingList(store: store, titles: WebTitles(), now: { now })
  }

  @Test func isEmptyAtFirst() throws {
    #expect(try list.entries().isEmpty)
  }

  @Test func addsAnAddressWithTheTitleOfItsPageAndTheTime() async throws {
    let server = try LoopbackServer(pages: ["/": "<title>Swift &amp; you</title>"])
    defer { server.stop() }
    let entry = Entry(
      address: server.address("/"), title: "Swift & you", tags: ["swift"], added: moment)
    #expect(try await list.add(entry.address, tags: ["swift"]) == .added(entry))
    #expect(try list.entries() == [entry])
  }

  @Test func keepsTheAddressWithoutANetwork() async throws {
    let address = try LoopbackServer.deadAddress()
    let entry = Entry(address: address, title: nil, tags: [], added: moment)
    #expect(try await list.add(address, tags: []) == .added(entry))
    #expect(try list.entries() == [entry])
  }

  @Test func returnsNoTitleOfAMissingPage() async throws {
    let server = try LoopbackServer(pages: [:])
    defer { server.stop() }
    #expect(try await WebTitles().title(of: server.address("/gone")) == nil)
  }

  @Test func doesNotAddAnAddressTwice() async throws {
    let old = entry("one")
    try store.save([old])
    #expect(try await list.add(old.address, tags: []) == .alreadyThere(old))
    #expect(try list.entries() == [old])
  }

  @Test func listsTheNewestFirst() throws {
    try store.save([entry("one"), entry("two")])
    #expect(try list.entries() == [entry("two"), entry("one")])
  }

  @Test func searchIgnoresCase() throws {
    try store.save([entry("one", title: "Swift"), entry("two", title: "Rust")])
    #expect(try list.entries(foundBy: "SWIFT") == [entry("one", title: "Swift")])
  }

  @Test func removesAnEntry() throws {
    try store.save([entry("one"), entry("two")])
    #expect(try list.remove(entry("one").address) == entry("one"))
    #expect(try list.entries() == [entry("two")])
    #expect(try list.remove(entry("one").address) == nil)
  }

  @Test func leavesABrokenFileUnchanged() async throws {
    let broken = Data("[{\"address\": ".utf8)
    try broken.write(to: URL(fileURLWithPath: store.path))
    await #expect(throws: FileStore.Failure.unreadable) {
      try await list.add(entry("one").address, tags: [])
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: store.path)) == broken)
  }

  @Test func trimsAndLowercasesTags() {
    #expect(parseTags("Swift, server ,,swift") == ["swift", "server"])
  }

  @Test func decodesTheEntitiesOfATitle() {
    #expect(WebTitles.decodeEntities("&lt;b&gt; &amp; &quot;it&#39;s&quot;") == "<b> & \"it's\"")
  }

  @Test func aLineContainsTheDateInTheGivenTimeZone() throws {
    let lines = LineFormat(zone: try #require(TimeZone(secondsFromGMT: 9 * 3600)))
    let evening = Entry(
      address: "https://swift.org", title: "Swift", tags: ["a", "b"], added: 1_790_006_400)
    #expect(lines.line(of: evening) == "2026-09-22  Swift  [a, b]  https://swift.org")
  }

  private func entry(_ page: String, title: String? = nil) -> Entry {
    Entry(address: "https://example.org/\(page)", title: title, tags: [], added: moment)
  }
}
