import Domain6
import Foundation
import System6
import Testing
import Testing6
import TrailSupport
import Web6

// The remaining tests of real files and servers: few, and of the adapters only.
struct AdapterTests {
  @Test func readsTheStoredEntriesAgain() throws {
    let folder = try TestFolder()
    let store = FileEntryStore(path: folder.file("list.json"))
    let (nothing, opening) = try store.open()
    #expect(nothing == [])
    try store.save([.fixture("one"), .fixture("two")], over: opening)
    #expect(try store.open().entries == [.fixture("one"), .fixture("two")])
  }

  @Test func aBrokenFileCannotBeRead() throws {
    let folder = try TestFolder()
    try Data("[{".utf8).write(to: URL(fileURLWithPath: folder.file("list.json")))
    #expect(throws: StoreFailure.unreadable) {
      try FileEntryStore(path: folder.file("list.json")).open()
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
