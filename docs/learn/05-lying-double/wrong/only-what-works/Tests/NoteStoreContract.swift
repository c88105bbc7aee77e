import Notes
import Testing

@Suite struct NoteStoreContract {
  @Test(arguments: StoreUnderTest.allCases)
  func addsFindsAndRemovesNotes(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      try store.add(Note(id: 1, text: "milk"))
      try store.add(Note(id: 2, text: "tea"))
      #expect(try store.notes() == [Note(id: 2, text: "tea"), Note(id: 1, text: "milk")])
      #expect(try store.notes(containing: "milk") == [Note(id: 1, text: "milk")])
      try store.remove(id: 1)
      #expect(try store.notes().count == 1)
    }
  }
}
