import Notes
import Testing

/// The contract of a store. Each test runs on every store.
@Suite struct NoteStoreContract {
  @Test(arguments: StoreUnderTest.allCases)
  func findsAnAddedNote(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      try store.add(Note(id: 1, text: "milk"))
      #expect(try store.notes() == [Note(id: 1, text: "milk")])
    }
  }
}
