import Foundation
import Testing

@testable import readlist2

// The tests that use the list are fragile. The list is a global, its file is on this machine, and the
// tests use the machine's clock and time zone. They pass one after the other, in this order, if no
// file exists at the start, and in UTC.
@Suite(.serialized) struct FunctionsTests {
  init() {
    path = NSTemporaryDirectory() + "/readlist-test.json"
  }

  @Test func isEmptyAtFirst() {
    loadEntries()
    #expect(entries.isEmpty)
  }

  @Test func addsAnEntry() {
    addEntry("https://swift.org", title: "Swift", tags: ["language"])
    addEntry("https://example.org", title: nil, tags: [])
    saveEntries()
    loadEntries()
    #expect(entries.map(\.address) == ["https://swift.org", "https://example.org"])
  }

  @Test func recognizesAnAddedAddress() {
    loadEntries()
    #expect(knownEntry("https://swift.org")?.title == "Swift")
    #expect(knownEntry("https://swift.org/blog") == nil)
  }

  @Test func listsTheNewestFirst() {
    loadEntries()
    #expect(newestFirst(entries).map(\.address) == ["https://example.org", "https://swift.org"])
  }

  @Test func aLineContainsTheCurrentDate() throws {
    loadEntries()
    let today = String(ISO8601DateFormatter().string(from: Date()).prefix(10))
    let first = try #require(entries.first)
    #expect(line(of: first) == "\(today)  Swift  [language]  https://swift.org")
  }

  @Test func removesAnEntry() throws {
    loadEntries()
    #expect(removeEntry("https://swift.org")?.title == "Swift")
    #expect(entries.count == 1)
    try FileManager.default.removeItem(atPath: path)
  }
}

// Functions of their arguments are robust without any preparation.
struct PureFunctionsTests {
  @Test func searchIgnoresCase() {
    let entry = Entry(address: "https://swift.org", title: "Swift", tags: [], added: 0)
    #expect(isFound(entry, by: "swift"))
    #expect(isFound(entry, by: "SWIFT.ORG"))
    #expect(!isFound(entry, by: "rust"))
  }

  @Test func trimsAndLowercasesTags() {
    #expect(parseTags("Swift, server ,,swift") == ["swift", "server"])
  }

  @Test func readsTheTitleOfAPage() {
    #expect(title(in: "<html><TITLE>\n One\n two </TITLE>") == "One two")
    #expect(title(in: "<html><p>No title") == nil)
  }

  @Test func decodesTheEntitiesOfATitle() {
    #expect(decodeEntities("&lt;b&gt; &amp; &quot;it&#39;s&quot;") == "<b> & \"it's\"")
  }
}
