import Notes
import Testing

/// The contract of a store. Each test runs on every store.
@Suite struct NoteStoreContract {
  let milk = Note(id: 7, text: "Milk and bread")
  let stamps = Note(id: 3, text: "stamps")
  let tea = Note(id: 5, text: "tea, no milk")

  @Test(arguments: StoreUnderTest.allCases)
  func listsTheLastNoteFirst(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      for note in [milk, stamps, tea] { try store.add(note) }
      #expect(try store.notes() == [tea, stamps, milk])
    }
  }

  @Test(arguments: StoreUnderTest.allCases)
  func findsWordsInAnyCaseAndListsTheLastNoteFirst(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      for note in [milk, stamps, tea] { try store.add(note) }
      #expect(try store.notes(containing: "mILK") == [tea, milk])
    }
  }

  @Test(arguments: StoreUnderTest.allCases)
  func rejectsADuplicateIdentifierAndKeepsTheFirst(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      try store.add(milk)
      #expect(throws: NoteStoreError.alreadyThere(id: 7)) {
        try store.add(Note(id: 7, text: "other"))
      }
      #expect(try store.notes() == [milk])
    }
  }

  @Test(arguments: StoreUnderTest.allCases)
  func removesANoteAndKeepsTheOthers(_ kind: StoreUnderTest) throws {
    try kind.with { store in
      for note in [milk, stamps, tea] { try store.add(note) }
      try store.remove(id: 5)
      #expect(try store.notes() == [stamps, milk])
      #expect(throws: NoteStoreError.notThere(id: 5)) { try store.remove(id: 5) }
    }
  }
}
