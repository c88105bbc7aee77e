public import BookmarksDomain
import CoreDomain
import FoundationEssentials

/// The JSON file format: an array of objects with the keys of `BookmarkRecord`. The writer puts
/// each bookmark on its own line.
///
/// The reader skips an object without a valid `url`. It ignores unknown keys, and other values of
/// the wrong type, because the address is what matters. It also ignores `id`, because identifiers
/// are local to a store. Dates are ISO 8601. Text that is too long is truncated. Pinboard's keys
/// are also accepted: `href`, `description`, `extended`, `toread`, `time`.
public struct JSONBookmarkFormat: BookmarkFileFormat {
  private let normalizer: BookmarkNormalizer

  public init(normalizer: BookmarkNormalizer) {
    self.normalizer = normalizer
  }

  /// Returns a reader. It ignores `folders`, because JSON files have none, and throws if `encoding`
  /// is not UTF-8 or `nil`.
  public func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader {
    JSONBookmarkReader(normalizer: normalizer, encoding: encoding)
  }

  public func writer() -> any BookmarkFileWriter {
    JSONBookmarkWriter()
  }
}

/// Writes an array one element at a time.
private struct JSONBookmarkWriter: BookmarkFileWriter {
  private let encoder: JSONEncoder
  private var isFirst = true

  init() {
    encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  mutating func begin() -> [UInt8] { [UInt8(ascii: "[")] }

  mutating func write(_ bookmarks: [Bookmark]) -> [UInt8] {
    var bytes: [UInt8] = []
    for bookmark in bookmarks {
      bytes += (isFirst ? "\n" : ",\n").utf8
      isFirst = false
      do {
        bytes += try encoder.encode(BookmarkRecord(bookmark))
      } catch {
        preconditionFailure("a bookmark is always encodable as JSON: \(error)")
      }
    }
    return bytes
  }

  mutating func end() -> [UInt8] { Array("\n]\n".utf8) }
}

/// Reads an array one element at a time.
private struct JSONBookmarkReader: BookmarkFileReader {
  let normalizer: BookmarkNormalizer
  /// The encoding that the user specified, or `nil`.
  let encoding: String?
  let decoder = JSONDecoder()
  var elements = JSONArrayElements(limit: Self.elementLimit)

  mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] {
    try checkEncoding()
    return try rows(of: elements.take(bytes))
  }

  mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow] {
    try checkEncoding()
    try elements.finish()
    return []
  }

  private func checkEncoding() throws(BookmarkFailure) {
    guard let encoding, !["utf-8", "utf8"].contains(encoding.lowercased()) else { return }
    throw .unusableEncoding(encoding, reason: "JSON is always UTF-8")
  }

  /// The maximum size of an element, in bytes. It is larger than any stored bookmark, even with
  /// every character escaped.
  private static let elementLimit = 4 * 1024 * 1024

  private func rows(
    of elements: [JSONArrayElements.Element]
  ) throws(BookmarkFailure) -> [BookmarkFileRow] {
    elements.map { element in
      guard let bytes = element.bytes else {
        let reason = "It is larger than \(Self.elementLimit) bytes."
        return .skipped(SkippedRow(line: element.line, reason: reason))
      }
      do {
        let record = try decoder.decode(FileRecord.self, from: Data(bytes))
        return .bookmark(try record.draft(by: normalizer))
      } catch {
        return .skipped(SkippedRow(line: element.line, reason: Self.reason(error)))
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let failure as BookmarkFieldFailure: failure.reason
    case DecodingError.keyNotFound(let key, _): "“\(key.stringValue)” is missing."
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "It is not an object."
        : "“\(context.codingPath.map(\.stringValue).joined(separator: "."))” has the wrong type."
    default: "It is not valid JSON."
    }
  }
}

/// A bookmark in a file, in which most keys are optional.
private struct FileRecord: Decodable {
  private let url: String
  private let title: String
  private let tags: [String]
  private let note: String
  private let unread: Bool
  private let archived: Bool
  private let createdAt: Timestamp?

  private enum Key: String, CodingKey {
    case url, title, tags, note, unread, archived, createdAt
    case href, description, extended, toread, time
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    url = try object.decode(String.self, forKey: object.contains(.href) ? .href : .url)
    title = object.text(.title) ?? object.text(.description) ?? ""
    note = object.text(.note) ?? object.text(.extended) ?? ""
    tags =
      (try? object.decode([FileTag].self, forKey: .tags))?.compactMap(\.text)
      ?? NetscapeReader.tags(in: object.text(.tags) ?? "")
    unread = object.flag(.unread) ?? object.flag(.toread) ?? false
    archived = object.flag(.archived) ?? false
    createdAt = (object.text(.createdAt) ?? object.text(.time)).flatMap(Timestamp.init(iso8601:))
  }

  func draft(by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure) -> BookmarkDraft {
    .shortening(
      address: try BookmarkAddress(url, by: normalizer), title: title, tags: tags, note: note,
      unread: unread, archived: archived, createdAt: createdAt, by: normalizer)
  }
}

/// An element of a tag array. The text is `nil` if the element is not a string.
private struct FileTag: Decodable {
  let text: String?

  init(from decoder: any Decoder) throws {
    text = try? decoder.singleValueContainer().decode(String.self)
  }
}

extension KeyedDecodingContainer {
  /// Returns the string for a key, or `nil`.
  fileprivate func text(_ key: Key) -> String? {
    try? decode(String.self, forKey: key)
  }

  /// Returns the Boolean for a key, in any of the spellings that programs use, or `nil`.
  fileprivate func flag(_ key: Key) -> Bool? {
    if let flag = try? decode(Bool.self, forKey: key) { return flag }
    if let number = try? decode(Int.self, forKey: key) { return number != 0 }
    return text(key).map { ["yes", "true", "1"].contains($0) }
  }
}
