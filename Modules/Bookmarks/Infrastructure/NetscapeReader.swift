import BookmarksDomain
import CoreDomain

/// A reader of one bookmark file, row by row.
struct NetscapeReader {
  private var scanner: HTMLScanner
  private var drafts: [BookmarkDraft] = []
  private var skipped: [SkippedRow] = []

  /// The names of the folders around the next row, the outermost first. A list that no name stands
  /// before is nobody's folder.
  private var folders: [String?] = []
  /// The name that the next list belongs to.
  private var nextFolder: String?
  /// The bookmark that a note may still follow.
  private var open: Row?

  init(_ text: String) {
    scanner = HTMLScanner(text)
  }

  /// Reads the whole file.
  mutating func file() -> BookmarkFile {
    var line = scanner.line()
    while let token = scanner.next() {
      take(token, line: line)
      line = scanner.line()
    }
    closeRow()
    return BookmarkFile(drafts: drafts, skipped: skipped)
  }
}

extension NetscapeReader {
  /// What a file says about one bookmark, before it is known to make sense.
  private struct Row {
    let line: Int
    let attributes: [String: String]
    let title: String
    let folders: [String]
    var note: String?
  }

  private mutating func take(_ token: HTMLScanner.Token, line: Int) {
    switch token {
    case .open(let tag): take(tag, line: line)
    case .close("dl"):
      closeRow()
      _ = folders.popLast()
    case .close(let name):
      open?.note?.append(Self.markup(closing: name))
    case .text(let text):
      open?.note?.append(text)
    }
  }

  private mutating func take(_ tag: HTMLTag, line: Int) {
    switch tag.name {
    case "a" where open?.note == nil || tag.attributes["add_date"] != nil:
      closeRow()
      open = Row(
        line: line, attributes: tag.attributes, title: scanner.text(until: "a"),
        folders: folders.prefix(TagList.limit).compactMap { $0 }, note: nil)
    case "h3":
      closeRow()
      nextFolder = scanner.text(until: "h3")
    case "dl":
      closeRow()
      // The folders past the limit count, so that they are left again, and name nothing.
      folders.append(folders.count < TagList.limit ? nextFolder : nil)
      nextFolder = nil
    case "dt":
      closeRow()
    case "dd":
      if open?.note == nil { open?.note = "" }
    case "br", "p":
      open?.note?.append("\n")
    case "a":
      open?.note?.append(tag.attributes["href"].map { "\($0) " } ?? "")
    case "li":
      open?.note?.append("- ")
    default:
      break
    }
  }

  /// What stays of a closing tag in a note: nothing but the line break of a paragraph.
  private static func markup(closing name: String) -> String {
    name == "p" ? "\n" : ""
  }

  private mutating func closeRow() {
    guard let row = open else { return }
    open = nil
    do throws(BookmarkFailure) {
      drafts.append(try Self.draft(of: row))
    } catch {
      skipped.append(SkippedRow(line: row.line, reason: error.description))
    }
  }

  private static func draft(of row: Row) throws(BookmarkFailure) -> BookmarkDraft {
    guard let href = row.attributes["href"] else {
      throw .malformedAddress(row.title, reason: "the row has no HREF")
    }
    let tags = (row.attributes["tags"] ?? "").utf8.split(separator: UInt8(ascii: ","))
      .compactMap { String($0) }
    return BookmarkDraft.shortening(
      address: try BookmarkAddress(href), title: row.title, tags: row.folders + tags,
      note: row.note ?? row.attributes["description"] ?? "",
      unread: row.attributes["toread"] == "1",
      archived: row.attributes["archived"] == "1",
      createdAt: row.attributes["add_date"].flatMap(moment))
  }

  /// The moment that a date means: a number of seconds since 1970, as browsers write it, or of
  /// milliseconds or microseconds, as some services do. The units are told apart by their size: what
  /// would be a date after the year 5000 is one of the smaller unit.
  private static func moment(of date: String) -> Timestamp? {
    guard let number = Int64(date.filter { !$0.isWhitespace }) else { return nil }
    return switch number.magnitude {
    case ..<100_000_000_000: Timestamp(secondsSince1970: number)
    case ..<100_000_000_000_000: Timestamp(millisecondsSince1970: number)
    default: Timestamp(millisecondsSince1970: number / 1000)
    }
  }
}
