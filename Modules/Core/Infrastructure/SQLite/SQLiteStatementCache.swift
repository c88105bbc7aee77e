import Glibc

/// The prepared statements that a connection keeps, by their text.
///
/// Preparing costs more than running most statements. When the cache is full, the statement that was
/// not used for the longest time goes: a search puts its conditions together anew for each kind of
/// question, and must not push out the statements that every transaction needs.
struct SQLiteStatementCache {
  private let limit: Int
  private var entries: [Text: Entry] = [:]
  /// The entry that was used last. A loop runs one statement again and again, with one and the same
  /// text, which is compared faster than it is hashed.
  private var latest: (text: Text, statement: SQLitePreparedStatement)?
  /// How often statements were asked for.
  private var time: UInt64 = 0

  /// The text of a statement, compared by its bytes: to Swift `é` is the same in one scalar and in
  /// two, to SQLite it is not.
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
    let statement: SQLitePreparedStatement
    /// When the statement was asked for last.
    var use: UInt64
  }

  /// - Parameter limit: how many statements are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// The statement of a text, if it was kept.
  mutating func statement(of text: String) -> SQLitePreparedStatement? {
    let text = Text(text: text)
    if let latest, latest.text == text { return latest.statement }
    guard let index = entries.index(forKey: text) else { return nil }
    time += 1
    entries.values[index].use = time
    let statement = entries.values[index].statement
    latest = (text, statement)
    return statement
  }

  /// Keeps a statement, in place of one with the same text.
  mutating func keep(_ statement: SQLitePreparedStatement, of text: String) {
    let text = Text(text: text)
    if entries.count >= limit, entries[text] == nil { dropLeastRecentlyUsed() }
    time += 1
    entries[text] = Entry(statement: statement, use: time)
    latest = (text, statement)
  }

  mutating func removeAll() {
    entries.removeAll()
    latest = nil
  }

  /// Looks at every entry: they are few, and preparing the statement that takes the place costs more.
  private mutating func dropLeastRecentlyUsed() {
    guard let oldest = entries.min(by: { $0.value.use < $1.value.use }) else { return }
    entries[oldest.key] = nil
  }
}
