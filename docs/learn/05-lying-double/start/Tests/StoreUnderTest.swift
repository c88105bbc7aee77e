import FoundationEssentials
import Notes
import NotesTesting

/// The stores that have to meet the same contract.
enum StoreUnderTest: CaseIterable {
  case inMemory
  case inAFile

  /// Passes an empty store to the body, and deletes it afterwards.
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
