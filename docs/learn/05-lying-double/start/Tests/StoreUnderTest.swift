import FoundationEssentials
import Notes
import NotesTesting

/// The stores that keep the same promise.
enum StoreUnderTest: CaseIterable {
  case inMemory
  case inAFile

  /// An empty store, gone when the body has run.
  func with(_ body: (any NoteStore) throws -> Void) throws {
    switch self {
    case .inMemory: try body(InMemoryNoteStore())
    case .inAFile:
      let path = FileManager.default.temporaryDirectory.path + "/notes-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try body(FileNoteStore(path: path))
    }
  }
}
