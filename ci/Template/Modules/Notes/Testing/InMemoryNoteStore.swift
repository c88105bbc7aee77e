public import NotesDomain
private import Synchronization

/// A store of notes in memory.
public final class InMemoryNoteStore: NoteStore {
  /// The notes in the order in which they were stored.
  private let shelf: Mutex<[Note]>

  public init(_ notes: [Note] = []) { shelf = Mutex(notes) }

  public func newest(limit: Int) async throws(NoteFailure) -> [Note] {
    // Sorting is stable, so of notes with the same time the one stored last comes first.
    let sorted = shelf.withLock { $0.reversed() }.sorted { $0.createdAt > $1.createdAt }
    return Array(sorted.prefix(max(0, limit)))
  }

  public func keep(_ note: Note) async throws(NoteFailure) { shelf.withLock { $0.append(note) } }

  public func remove(_ id: Note.ID) async throws(NoteFailure) {
    let isThere = shelf.withLock { shelf in
      let count = shelf.count
      shelf.removeAll { $0.id == id }
      return shelf.count < count
    }
    guard isThere else { throw .notFound(id) }
  }
}
