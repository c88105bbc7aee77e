import Domain6
import Testing
import Testing6

/// The contract of every new, empty store.
enum EntryStoreContract<Store: EntryStore & SendableMetatype> {
  static var checks: [ContractCheck<Store>] {
    [
      ContractCheck("A new store is empty") { store in
        let entries = try store.open().entries
        #expect(entries == [])
      },
      ContractCheck("Returns every attribute of each entry, in order") { store in
        let kept: [Entry] = [
          .fixture("one"), .fixture("two", title: nil), .fixture("three", tags: ""),
          .fixture("four", title: "\"Quoted\", 東京\n", tags: "one, two words, 三"),
        ]
        try store.save(kept, over: store.open().opening)
        let entries = try store.open().entries
        #expect(entries == kept)
      },
      ContractCheck("Saving replaces the previous entries") { store in
        try store.save([.fixture("one"), .fixture("two")], over: store.open().opening)
        try store.save([.fixture("two")], over: store.open().opening)
        let entries = try store.open().entries
        #expect(entries == [.fixture("two")])
      },
    ]
  }
}

/// A source, and pages in its world.
struct TitleWorld {
  /// The HTML of the page with a title; the contract defines the resulting title.
  static let html = "<html><TITLE>\n It&#39;s &lt;b&gt; &amp;\n more</TITLE>"

  let source: any TitleSource
  let titled: String
  let missing: String
  let unreachable: String
}

/// The contract of every source of titles.
enum TitleSourceContract {
  static var checks: [ContractCheck<TitleWorld>] {
    [
      ContractCheck("Returns the title as plain text") { world in
        let title = try await world.source.title(of: world.titled)
        #expect(title == "It's <b> & more")
      },
      ContractCheck("Returns nil for a missing page") { world in
        let title = try await world.source.title(of: world.missing)
        #expect(title == nil)
      },
      ContractCheck("Throws if a page is unreachable") { world in
        await #expect(throws: Unreachable.self) {
          try await world.source.title(of: world.unreachable)
        }
      },
    ]
  }
}

/// The contract of every clock.
enum WallClockContract {
  static var checks: [ContractCheck<any WallClock>] {
    [
      ContractCheck("Returns a time in this century") { clock in
        #expect((978_307_200..<4_133_980_800).contains(clock.now.secondsSince1970))
      }
    ]
  }
}
