internal import FoundationEssentials

/// A store in a file, with one line per note.
///
/// Only one program uses the file, so no two writes happen at the same time.
public struct FileNoteStore: NoteStore {
  private let path: String

  /// - Parameter path: The path of a file that need not exist yet.
  public init(path: String) { self.path = path }

  public func notes() throws -> [Note] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").reversed()
      .compactMap { line in
        let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let id = Int(first), parts.count == 2 else { return nil }
        return Note(id: id, text: String(parts[1]))
      }
  }

  public func notes(containing words: String) throws -> [Note] {
    try notes().filter { $0.text.lowercased().contains(words.lowercased()) }
  }

  public func add(_ note: Note) throws {
    let kept = try notes()
    guard !kept.contains(where: { $0.id == note.id }) else {
      throw NoteStoreError.alreadyThere(id: note.id)
    }
    try write([note] + kept)
  }

  public func remove(id: Int) throws {
    let kept = try notes()
    guard kept.contains(where: { $0.id == id }) else { throw NoteStoreError.notThere(id: id) }
    try write(kept.filter { $0.id != id })
  }

  private func write(_ notes: [Note]) throws {
    let lines = notes.reversed().map { "\($0.id)\t\($0.text)\n" }.joined()
    try Data(lines.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
