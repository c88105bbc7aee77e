import Domain6
import List6
import Testing
import Testing6

// The imports prove that these tests use no file, no server and no clock.
struct ReadingListTests {
  @Test func addsAnAddressWithTheTitleOfItsPageAndTheTime() async throws {
    let store = InMemoryEntryStore()
    let entry = Entry.fixture(title: "Swift")
    let list = list(store, SpyTitleSource([entry.address: "Swift"]))
    #expect(try await list.add(entry.address, tags: Tag.tags(in: "tag")) == .added(entry))
    #expect(store.entries == [entry])
  }

  @Test func keepsTheAddressWithoutANetwork() async throws {
    let store = InMemoryEntryStore()
    let entry = Entry.fixture(title: nil)
    let list = list(store, SpyTitleSource(dead: [entry.address]))
    #expect(try await list.add(entry.address, tags: Tag.tags(in: "tag")) == .added(entry))
    #expect(store.entries == [entry])
  }

  @Test func neitherFetchesNorStoresAnAddressTwice() async throws {
    let store = InMemoryEntryStore([.fixture()])
    let titles = SpyTitleSource([:])
    let addition = try await list(store, titles).add(Entry.fixture().address, tags: [])
    #expect(addition == .alreadyThere(.fixture()))
    #expect(titles.asked == [])
    #expect(store.saves == 0)
  }

  @Test func leavesAnUnreadableStoreUnchanged() async {
    let list = list(StubEntryStore(failure: .unreadable), SpyTitleSource([:]))
    await #expect(throws: StoreFailure.unreadable) {
      try await list.add(Entry.fixture().address, tags: [])
    }
  }

  @Test func listsTheNewestFirst() throws {
    let list = list(InMemoryEntryStore([.fixture("one"), .fixture("two")]))
    #expect(try list.entries() == [.fixture("two"), .fixture("one")])
  }

  @Test func searchIgnoresCase() throws {
    let list = list(InMemoryEntryStore([.fixture(title: "Swift"), .fixture("two", title: "Rust")]))
    #expect(try list.entries(foundBy: "SWIFT") == [.fixture(title: "Swift")])
  }

  @Test func removesAnEntry() throws {
    let store = InMemoryEntryStore([.fixture("one"), .fixture("two")])
    #expect(try list(store).remove(Entry.fixture("one").address) == .fixture("one"))
    #expect(store.entries == [.fixture("two")])
  }

  @Test func removingAMissingEntrySavesNothing() throws {
    let store = InMemoryEntryStore([.fixture("one")])
    #expect(try list(store).remove("https://example.org/two") == nil)
    #expect(store.saves == 0)
  }

  @Test func trimsAndLowercasesTags() {
    #expect(Tag.tags(in: "Swift, server ,,swift").map(\.text) == ["swift", "server"])
  }

  private func list<Store: EntryStore>(
    _ store: Store, _ titles: any TitleSource = SpyTitleSource([:])
  ) -> ReadingList<Store> {
    let clock = StubClock(now: Moment(secondsSince1970: 1_790_000_000))
    return ReadingList(store: store, titles: titles, clock: clock)
  }
}
