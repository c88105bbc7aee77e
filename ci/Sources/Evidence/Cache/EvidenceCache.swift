import Foundation

/// A value that an ``EvidenceCache`` can keep.
protocol Cacheable {
  func write(to writer: inout ByteWriter)
  init(from reader: inout ByteReader) throws(CorruptCache)
}

/// What was found out before, in one file, by key: an answer is good as long as the stamp of what
/// it was made from is the same.
///
/// A cache is never needed. One that is missing, damaged or of another program is taken for empty,
/// and one that cannot be written is given up without a word.
struct EvidenceCache<Value: Cacheable> {
  private let file: URL
  private let signature: String
  private var entries: [String: Entry]
  /// Only what is asked for or kept in this run stays: files that are gone leave with the rest.
  private var used: [String: Entry] = [:]

  private struct Entry {
    var stamp: String
    var payload: [UInt8]
  }

  /// - Parameters:
  ///   - path: the whole path of the file.
  ///   - signature: what all answers depend on: the program itself, and what it was asked to look
  ///     for.
  init(path: String, signature: String) {
    file = URL(filePath: path)
    self.signature = signature
    entries = Self.entries(of: file, signature: signature)
  }

  /// The value that was kept under a key, when it was made from the same thing.
  mutating func value(for key: String, stamp: String) -> Value? {
    guard let entry = entries[key], entry.stamp == stamp else { return nil }
    var reader = ByteReader(entry.payload[...])
    guard let value = try? Value(from: &reader) else { return nil }
    used[key] = entry
    return value
  }

  mutating func keep(_ value: Value, for key: String, stamp: String) {
    var writer = ByteWriter()
    value.write(to: &writer)
    used[key] = Entry(stamp: stamp, payload: writer.bytes)
  }

  /// Writes the file, unless it says the same already.
  func save() {
    guard used.count != entries.count || used.contains(where: { entries[$0]?.stamp != $1.stamp })
    else { return }
    var writer = ByteWriter()
    writer.write(signature)
    writer.write(used.sorted { $0.key < $1.key }) { writer, entry in
      writer.write(entry.key)
      writer.write(entry.value.stamp)
      writer.write(entry.value.payload)
    }
    var sum = ByteWriter()
    sum.write(FNV1a.hash(writer.bytes))
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // Two tools may write at once: each writes a file of its own and renames it.
    try? Data([UInt8(sum.bytes.count)] + sum.bytes + writer.bytes).write(to: file, options: .atomic)
  }

  private static func entries(of file: URL, signature: String) -> [String: Entry] {
    guard let data = FileManager.default.contents(atPath: file.path(percentEncoded: false)) else {
      return [:]
    }
    return (try? entries(in: [UInt8](data), signature: signature)) ?? [:]
  }

  private static func entries(
    in bytes: [UInt8], signature: String
  ) throws(CorruptCache) -> [String: Entry] {
    guard let length = bytes.first, bytes.count > Int(length) else { throw CorruptCache() }
    let content = bytes[(1 + Int(length))...]
    var sum = ByteReader(bytes[1..<(1 + Int(length))])
    var reader = ByteReader(content)
    guard try sum.number() == FNV1a.hash(content), try reader.text() == signature else {
      throw CorruptCache()
    }
    var entries: [String: Entry] = [:]
    for (key, entry) in try reader.list({ reader throws(CorruptCache) in
      (
        try reader.text(),
        Entry(stamp: try reader.text(), payload: [UInt8](try reader.blob()))
      )
    }) { entries[key] = entry }
    return entries
  }
}
