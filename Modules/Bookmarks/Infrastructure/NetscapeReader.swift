import BookmarksDomain
import CoreDomain

/// Reads one bookmark file row by row.
///
/// It buffers only the current row and the names of the enclosing folders, both limited in size.
/// Everything between rows is skipped.
struct NetscapeReader {
  private let folderUse: FolderUse
  private let normalizer: BookmarkNormalizer
  private var scanner = HTMLScanner()
  private var rows: [BookmarkFileRow] = []

  /// The names of the enclosing folders, outermost first; `nil` for a list without a name.
  private var folders: [String?] = []
  /// How many lists beyond the limit of ``folders`` are open. They are counted only to match their
  /// closing tags.
  private var unnamedDepth = 0
  /// The name of the next list, or `nil` if it has no name.
  private var nextFolder: String?
  /// The current bookmark, which a note may still follow, or `nil` between bookmarks.
  private var open: Row?
  /// The heading of the next list outside of folders, or `nil` if it has no heading.
  private var heading: String?
  /// The element that the next text belongs to.
  private var place = Place.nowhere

  private enum Place {
    case nowhere, title, note, folder, heading
  }

  /// The two lists of a Pocket export, by heading.
  private enum PocketList: String {
    case unread = "Unread"
    case archive = "Read Archive"
  }

  init(folders: FolderUse, normalizer: BookmarkNormalizer) {
    folderUse = folders
    self.normalizer = normalizer
  }

  /// Reads the next chunk of UTF-8.
  ///
  /// - Returns: The rows that are complete so far, in file order.
  mutating func read(_ bytes: [UInt8]) -> [BookmarkFileRow] {
    scanner.feed(bytes)
    return takeRows()
  }

  /// Ends the file.
  ///
  /// - Returns: The rows that the end of the file completes.
  mutating func finish() -> [BookmarkFileRow] {
    scanner.end()
    let last = takeRows()
    closeRow()
    defer { rows = [] }
    return last + rows
  }

  private mutating func takeRows() -> [BookmarkFileRow] {
    while let token = scanner.next() { take(token) }
    defer { rows = [] }
    return rows
  }

  /// How many bytes of a title or note to buffer. The stored limit is lower.
  private static let textLimit = 1024 * 1024

  /// How many bytes of a folder name to buffer, and how many scalars to keep. The stored limit is
  /// lower.
  private static let folderLimit = 4 * 1024
}

extension NetscapeReader {
  /// The unvalidated attributes of one bookmark.
  private struct Row {
    let line: Int
    let address: String?
    let tags: String
    let description: String
    let unread: Bool
    /// Whether an attribute or the list's heading says that the bookmark is archived; `nil` if
    /// neither does. Then a tag decides.
    let archived: Bool?
    let date: String?
    let folders: [String]
    /// Whether the row is incomplete.
    let isCut: Bool
    var title = ""
    var note: String?

    init(_ tag: HTMLTag, line: Int, folders: [String], list: PocketList?) {
      self.line = line
      self.folders = folders
      isCut = tag.isCut
      address = tag.attributes["href"]
      tags = tag.attributes["tags"] ?? ""
      description = tag.attributes["description"] ?? ""
      unread = tag.attributes["toread"] == "1" || list == .unread
      archived = tag.attributes["archived"].map { $0 == "1" } ?? (list == .archive ? true : nil)
      date = tag.attributes["add_date"] ?? tag.attributes["time_added"]
    }
  }

  private mutating func take(_ token: HTMLScanner.Token) {
    if case .text(let text) = token { return take(text) }
    if place == .title || place == .folder || place == .heading { place = .nowhere }
    switch token {
    case .text: break
    case .open(let tag): take(tag)
    case .close("dl"): closeList()
    case .close("p"): appendToNote("\n")
    case .close: break
    }
  }

  private mutating func take(_ text: String) {
    switch place {
    case .nowhere: break
    case .title: open?.title.append(text, upTo: Self.textLimit)
    case .folder: nextFolder?.append(text, upTo: Self.folderLimit)
    case .heading: heading?.append(text, upTo: Self.folderLimit)
    case .note: appendToNote(text)
    }
  }

  private mutating func take(_ tag: HTMLTag) {
    switch tag.name {
    case "a" where place != .note || tag.attributes["add_date"] != nil: openRow(tag)
    case "a": appendToNote(tag.attributes["href"].map { "\($0) " } ?? "")
    case "h3":
      closeRow()
      nextFolder = ""
      place = .folder
      scanner.readText(until: "h3", orBefore: ["dt", "dl"])
    case "h1" where place != .note:
      closeRow()
      heading = ""
      place = .heading
      scanner.readText(until: "h1", orBefore: ["dt", "dl", "ul"])
    case "dl": openList()
    case "dt": closeRow()
    case "dd": openNote()
    case "br", "p": appendToNote("\n")
    case "li": appendToNote("- ")
    default: break
    }
  }

  private mutating func openRow(_ tag: HTMLTag) {
    closeRow()
    let names = folderUse == .tags ? folders.compactMap(\.self) : []
    open = Row(
      tag, line: scanner.line, folders: names, list: heading.flatMap(PocketList.init(rawValue:)))
    place = .title
    scanner.readText(until: "a", orBefore: ["a", "dt", "dd", "dl"])
  }

  private mutating func openNote() {
    guard open != nil else { return }
    if open?.note == nil { open?.note = "" }
    place = .note
  }

  private mutating func appendToNote(_ text: String) {
    open?.note?.append(text, upTo: Self.textLimit)
  }

  private mutating func openList() {
    closeRow()
    heading = nil
    if folders.count < TagList.limit {
      folders.append(nextFolder.map { String($0.unicodeScalars.prefix(Self.folderLimit)) })
    } else {
      unnamedDepth += 1
    }
    nextFolder = nil
  }

  private mutating func closeList() {
    closeRow()
    if unnamedDepth > 0 { unnamedDepth -= 1 } else { _ = folders.popLast() }
  }

  private mutating func closeRow() {
    place = .nowhere
    guard let row = open else { return }
    open = nil
    do throws(BookmarkFieldFailure) {
      rows.append(.bookmark(try draft(of: row)))
    } catch {
      rows.append(.skipped(SkippedRow(line: row.line, reason: error.reason)))
    }
  }

  private func draft(of row: Row) throws(BookmarkFieldFailure) -> BookmarkDraft {
    guard !row.isCut else {
      throw BookmarkFieldFailure(
        .url,
        "The row “\(DisplayText.quoted(row.address ?? ""))” is incomplete, or has more than "
          + "\(HTMLScanner.tagLimit) bytes of attributes.")
    }
    guard let address = row.address else {
      throw BookmarkFieldFailure(
        .url, "The row “\(DisplayText.quoted(row.title))” has no address (HREF).")
    }
    var tags = Self.tags(in: row.tags)
    let isMarked = row.archived == nil && tags.contains(LinkdingMarks.archivedTag)
    if isMarked { tags.removeAll { $0 == LinkdingMarks.archivedTag } }
    return BookmarkDraft.shortening(
      address: try BookmarkAddress(Self.oneLine(address), by: normalizer), title: row.title,
      tags: row.folders + tags, note: LinkdingMarks.unmarked(row.note ?? row.description),
      unread: row.unread, archived: row.archived ?? isMarked,
      createdAt: row.date.flatMap(Self.moment), by: normalizer)
  }

  /// Returns an address without line breaks and tabs, which browsers ignore.
  /// https://url.spec.whatwg.org/#concept-basic-url-parser
  private static func oneLine(_ address: String) -> String {
    let breaks: Set<UInt8> = [9, 10, 13]
    guard address.utf8.contains(where: breaks.contains) else { return address }
    return String(decoding: address.utf8.filter { !breaks.contains($0) }, as: UTF8.self)
  }

  /// Splits a list of tags at commas. Without commas, splits it at white space, as some services
  /// write it.
  static func tags(in text: String) -> [String] {
    let comma = UInt8(ascii: ",")
    guard text.utf8.contains(comma) else {
      return text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    return text.utf8.split(separator: comma).compactMap { String($0) }
  }

  /// Parses a date, or returns `nil` for invalid text. Browsers write seconds since 1970; some
  /// services write milliseconds or microseconds. The magnitude determines the unit: if a date
  /// would be after the year 5000, it is in a smaller unit. Microseconds that would be after 2338
  /// count from 1601, as in Chromium.
  private static func moment(of date: String) -> Timestamp? {
    guard let number = Int64(date.filter { !$0.isWhitespace }) else { return nil }
    return switch number.magnitude {
    case ..<100_000_000_000: Timestamp(secondsSince1970: number)
    case ..<100_000_000_000_000: Timestamp(millisecondsSince1970: number)
    default:
      Timestamp(
        millisecondsSince1970: (number < from1601To1970 ? number : number - from1601To1970) / 1000)
    }
  }

  /// The time from 1601 to 1970, in microseconds.
  private static let from1601To1970: Int64 = 11_644_473_600_000_000
}

extension String {
  /// Appends text if the limit is not reached yet. The result may exceed the limit by the length of
  /// the appended text.
  fileprivate mutating func append(_ text: String, upTo limit: Int) {
    if utf8.count < limit { append(text) }
  }
}
