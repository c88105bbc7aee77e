import FoundationEssentials

/// The public types of a module that state nothing provable. A file beside the cases lists them,
/// one per line: `Type/Inner — the reason.`
struct TypesWithoutInvariant: Hashable, Sendable {
  static let fileName = "WithoutInvariant.txt"

  struct Entry: Hashable, Sendable {
    /// The path of the type: `ImportRecord/Row`.
    let type: String
    /// The reason that nothing can be proved; empty if the line does not state it.
    let reason: String
    /// Counted from 1.
    let line: Int
  }

  let path: String
  let entries: [Entry]

  /// Reads the file in a folder of cases. Without a file, every type needs a case.
  init(in folder: CaseFolder) {
    let path = "\(folder.path)/\(Self.fileName)"
    let data = FileManager.default.contents(atPath: path) ?? Data()
    self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  init(path: String, text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    entries = lines.enumerated().compactMap { index, line in
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let parts = line.split(separator: " — ", maxSplits: 1)
      return Entry(
        type: String(parts[0]), reason: parts.count > 1 ? String(parts[1]) : "", line: index + 1)
    }
  }
}
