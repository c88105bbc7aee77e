import Glibc

/// A cache of a connection's prepared statements. The key is the text of the statement.
///
/// Preparing costs more than running most statements. The cache evicts the least recently used
/// statement, because searches build a new statement for each combination of conditions. Such
/// statements must not evict the statements that every transaction needs.
struct StatementCache<Statement> {
  private let limit: Int
  private var entries: [Text: Entry] = [:]
  /// The last used entry. A loop runs one statement repeatedly, and comparing its text is faster
  /// than hashing it.
  private var latest: (text: Text, statement: Statement)?
  /// A counter of lookups, used as the time of an access.
  private var time: UInt64 = 0

  /// The text of a statement, compared by bytes. Swift considers the composed and the decomposed
  /// `é` equal, but the engines do not.
  private struct Text: Hashable {
    let text: String

    static func == (one: Text, other: Text) -> Bool {
      var (one, other) = (one.text, other.text)
      return one.withUTF8 { one in
        other.withUTF8 { other in
          guard one.count == other.count else { return false }
          guard let start = one.baseAddress, let otherStart = other.baseAddress else { return true }
          return unsafe memcmp(start, otherStart, one.count) == 0
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      var text = text
      text.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
    }
  }

  private struct Entry {
    let statement: Statement
    /// The time of the last access.
    var use: UInt64
  }

  /// - Parameter limit: The maximum number of cached statements.
  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the cached statement for a text, or `nil` if the cache has none.
  mutating func statement(of text: String) -> Statement? {
    let text = Text(text: text)
    if let latest, latest.text == text { return latest.statement }
    guard let index = entries.index(forKey: text) else { return nil }
    time += 1
    entries.values[index].use = time
    let statement = entries.values[index].statement
    latest = (text, statement)
    return statement
  }

  /// Caches a statement. Replaces a cached statement with the same text.
  ///
  /// - Returns: The evicted statement, or `nil` if no statement was evicted.
  @discardableResult
  mutating func keep(_ statement: Statement, of text: String) -> Statement? {
    let text = Text(text: text)
    let dropped =
      if entries.count >= limit, entries[text] == nil { dropLeastRecentlyUsed() } else {
        nil as Statement?
      }
    time += 1
    entries[text] = Entry(statement: statement, use: time)
    latest = (text, statement)
    return dropped
  }

  mutating func removeAll() {
    entries.removeAll()
    latest = nil
  }

  /// Scans all entries. This costs less than preparing the new statement, because there are few
  /// entries.
  private mutating func dropLeastRecentlyUsed() -> Statement? {
    guard let oldest = entries.min(by: { $0.value.use < $1.value.use }) else { return nil }
    return entries.removeValue(forKey: oldest.key)?.statement
  }
}
