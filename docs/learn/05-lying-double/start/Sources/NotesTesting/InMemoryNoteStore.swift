public import Notes

/// A store for tests, which keeps its notes in memory.
public final class InMemoryNoteStore: NoteStore {
  private var kept: [Note] = []

  public init() {}

  public func notes() throws -> [Note] { kept.reversed() }

  public func notes(containing words: String) throws -> [Note] {
    try notes().filter { $0.text.lowercased().contains(words.lowercased()) }
  }

  public func add(_ note: Note) throws {
    guard !kept.contains(where: { $0.id == note.id }) else {
      throw NoteStoreError.alreadyThere(id: note.id)
    }
    kept.append(note)
  }

  public func remove(id: Int) throws {
    guard kept.contains(where: { $0.id == id }) else { throw NoteStoreError.notThere(id: id) }
    kept.removeAll { $0.id == id }
  }
}
