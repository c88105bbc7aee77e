import Notes
import Testing

/// The contract of every store; each test runs on each of them.
@Suite struct NoteStoreContract {
  @Test(arguments: StoreUnderTest.allCases)
  func findsAnAddedNote(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      try store.add(Note(id: 1, text: "milk"))
      #expect(try store.notes() == [Note(id: 1, text: "milk")])
    }
  }
}
