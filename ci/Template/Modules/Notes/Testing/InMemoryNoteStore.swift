public import NotesDomain
private import Synchronization

/// A store of notes that forgets everything when the test ends.
public final class InMemoryNoteStore: NoteStore {
  /// The notes in the order in which they were kept.
  private let shelf: Mutex<[Note]>

  public init(_ notes: [Note] = []) {
    shelf = Mutex(notes)
  }

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    // A sort keeps the order of what it finds equal, so the last one that was kept comes first.
    let sorted = shelf.withLock { $0.reversed() }.sorted { $0.createdAt > $1.createdAt }
    return Array(sorted.prefix(max(0, limit)))
  }

  public func keep(_ note: Note) async throws(NoteFailure) {
    shelf.withLock { $0.append(note) }
  }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    let isThere = shelf.withLock { shelf in
      let count = shelf.count
      shelf.removeAll { $0.id == id }
      return shelf.count < count
    }
    guard isThere else { throw .notFound(id) }
  }
}
