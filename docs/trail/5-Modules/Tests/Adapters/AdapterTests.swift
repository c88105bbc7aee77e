import Domain5
import Foundation
import System5
import Testing
import Testing5
import TrailSupport
import Web5

// The remaining tests of real files and servers: few, and of the adapters only.
struct AdapterTests {
  @Test func readsTheStoredEntriesAgain() throws {
    let folder = try TestFolder()
    let store = FileEntryStore(path: folder.file("list.json"))
    #expect(try store.load() == [])
    try store.save([.fixture("one"), .fixture("two")])
    #expect(try store.load() == [.fixture("one"), .fixture("two")])
  }

  @Test func aBrokenFileCannotBeRead() throws {
    let folder = try TestFolder()
    try Data("[{".utf8).write(to: URL(fileURLWithPath: folder.file("list.json")))
    #expect(throws: StoreFailure.unreadable) {
      try FileEntryStore(path: folder.file("list.json")).load()
    }
  }

  @Test func fetchesTheTitleOfAPageFromItsServer() async throws {
    let server = try LoopbackServer(pages: ["/": "<TITLE>\n It&#39;s &lt;b&gt;\n here</TITLE>"])
    defer { server.stop() }
    let titles = WebTitleSource()
    #expect(try await titles.title(of: server.address("/")) == "It's <b> here")
    #expect(try await titles.title(of: server.address("/gone")) == nil)
  }
}
