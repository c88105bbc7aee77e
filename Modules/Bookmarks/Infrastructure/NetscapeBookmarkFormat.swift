public import BookmarksDomain
public import CoreDomain

/// The bookmark file that every browser writes and reads: `NETSCAPE-Bookmark-file-1`.
///
/// A file is a list of `<DT><A HREF …>title</A>`, each with an optional `<DD>note`, in folders
/// `<DT><H3>name</H3><DL>…</DL>`. Attributes that are read: `HREF`, `ADD_DATE` or `TIME_ADDED` (seconds since
/// 1970, or a smaller unit), `TAGS` (separated by commas or, without any, by blanks), `TOREAD` and, where there is no `<DD>`,
/// `DESCRIPTION`. The folders that a bookmark lies in become its first tags. An archived bookmark has
/// no attribute of its own in any browser; it is told by `ARCHIVED`, which browsers pass over. The two
/// lists of Pocket and the marks of linkding are understood.
public struct NetscapeBookmarkFormat: BookmarkFileFormat {
  private let rules: BookmarkRules
  private let decoding: any TextDecoding
  private let sniffing: any EncodingSniffing

  /// - Parameters:
  ///   - rules: those by which addresses and tags are read.
  ///   - decoding: knows the encodings that files are written in.
  ///   - sniffing: guesses the encoding of a file that does not declare it.
  public init(
    rules: BookmarkRules, decoding: any TextDecoding, sniffing: any EncodingSniffing
  ) {
    self.rules = rules
    self.decoding = decoding
    self.sniffing = sniffing
  }

  public func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader {
    NetscapeFileReader(
      encoding: encoding, decoding: decoding, sniffing: sniffing,
      rows: NetscapeReader(folders: folders, rules: rules))
  }

  public func writer() -> any BookmarkFileWriter {
    NetscapeFileWriter()
  }
}

/// A writer of a file, a row at a time.
private struct NetscapeFileWriter: BookmarkFileWriter {
  mutating func begin() -> [UInt8] { Array(Self.head.utf8) }

  mutating func write(_ bookmarks: [Bookmark]) -> [UInt8] {
    bookmarks.reduce(into: []) { $0 += Self.row($1).utf8 }
  }

  mutating func end() -> [UInt8] { Array("</DL><p>\n".utf8) }

  private static let head = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <!-- This file can be imported by browsers and by bookmark services. -->
    <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
    <TITLE>Bookmarks</TITLE>
    <H1>Bookmarks</H1>
    <DL><p>

    """

  /// Tags with commas between them. A single tag of several words has one behind it: without any
  /// comma, words are tags by themselves to many programs, this one among them.
  private static func tags(_ tags: TagList) -> String {
    let text = tags.tags.map(\.text).joined(separator: ",")
    return tags.tags.count == 1 && text.contains(where: \.isWhitespace) ? text + "," : text
  }

  private static func row(_ bookmark: Bookmark) -> String {
    var attributes = [
      ("HREF", bookmark.address.typed),
      ("ADD_DATE", String(bookmark.createdAt.secondsSince1970)),
    ]
    if !bookmark.tags.tags.isEmpty {
      attributes.append(("TAGS", tags(bookmark.tags)))
    }
    if bookmark.unread { attributes.append(("TOREAD", "1")) }
    let hasMark = bookmark.tags.tags.contains { $0.text == LinkdingMarks.archivedTag }
    if bookmark.archived || hasMark {
      attributes.append(("ARCHIVED", bookmark.archived ? "1" : "0"))
    }
    let written = attributes.map { "\($0)=\"\(HTMLText.escaped($1))\"" }.joined(separator: " ")
    let note =
      bookmark.note.isEmpty
      ? "" : "    <DD>\(HTMLText.escaped(LinkdingMarks.marked(bookmark.note)))\n"
    return "    <DT><A \(written)>\(HTMLText.escaped(bookmark.title))</A>\n" + note
  }
}

/// A reader of a file: finds out the encoding, decodes, and hands on to ``NetscapeReader``.
private struct NetscapeFileReader: BookmarkFileReader {
  private enum Stage {
    /// The first bytes, which tell the encoding.
    case start([UInt8])
    /// What was decoded, as long as it does not show that it is a bookmark file.
    case unproved(BookmarkTextDecoder, [UInt8])
    case proved(BookmarkTextDecoder)
  }

  /// The encoding that the person named; `nil` to find it out.
  let encoding: String?
  let decoding: any TextDecoding
  let sniffing: any EncodingSniffing
  var rows: NetscapeReader
  private var stage = Stage.start([])
  /// How much of the text was looked at last, in bytes. It is looked at again when it has doubled, so
  /// that small pieces cost no more than large ones.
  private var lookedAt = 0
  /// The declared encoding that is not known.
  private var unknownLabel: String?

  init(
    encoding: String?, decoding: any TextDecoding, sniffing: any EncodingSniffing,
    rows: NetscapeReader
  ) {
    self.encoding = encoding
    self.decoding = decoding
    self.sniffing = sniffing
    self.rows = rows
  }

  mutating func read(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] {
    switch stage {
    case .start(let start) where start.count + bytes.count < HTMLEncoding.startSize:
      stage = .start(start + bytes)
      return []
    case .start(let start):
      stage = .unproved(try decoder(for: start + bytes), [])
      return try take(start + bytes)
    case .unproved, .proved:
      return try take(bytes)
    }
  }

  mutating func finish() throws(BookmarkFailure) -> [BookmarkFileRow] {
    var found: [BookmarkFileRow] = []
    if case .start(let start) = stage {
      stage = .unproved(try decoder(for: start), [])
      found = try take(start)
    }
    switch stage {
    case .start: break
    case .unproved(var decoder, let text):
      let text = text + decoder.finish()
      guard Self.looksLikeBookmarks(text) || text.allSatisfy(\.isBlank) else {
        throw Self.noBookmarkFile
      }
      found += rows.read(text)
      found += note(of: decoder)
    case .proved(var decoder):
      found += rows.read(decoder.finish())
      found += note(of: decoder)
    }
    return found + rows.finish()
  }

  /// What there is to say of the encoding, if it was guessed or the declared one is not known.
  private func note(of decoder: BookmarkTextDecoder) -> [BookmarkFileRow] {
    if let unknownLabel {
      let label = DisplayText.quoted(unknownLabel)
      return [
        .note(
          "The file says that it is written in “\(label)”, which is not a known encoding. "
            + "It was read as \(decoder.guess ?? "utf-8").")
      ]
    }
    guard let guess = decoder.guess else { return [] }
    return [.note("The file does not say its encoding. It was read as \(guess).")]
  }

  /// Decodes bytes, and reads the rows of what proves to be a bookmark file.
  private mutating func take(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] {
    switch stage {
    case .start:
      return []
    case .unproved(var decoder, let text):
      let text = text + decoder.decode(bytes)
      let isDue = text.count >= 2 * lookedAt
      if isDue { lookedAt = text.count }
      guard isDue, Self.looksLikeBookmarks(text) else {
        guard text.count <= Self.proofLimit else { throw Self.noBookmarkFile }
        stage = .unproved(decoder, text)
        return []
      }
      stage = .proved(decoder)
      return rows.read(text)
    case .proved(var decoder):
      let text = decoder.decode(bytes)
      stage = .proved(decoder)
      return rows.read(text)
    }
  }

  private mutating func decoder(
    for start: [UInt8]
  ) throws(BookmarkFailure) -> BookmarkTextDecoder {
    let start = Array(start.prefix(HTMLEncoding.startSize))
    let decoder: (any TextDecoder)?
    if let encoding {
      decoder = decoding.decoder(for: encoding)
      guard decoder != nil else {
        throw .unusableEncoding(encoding, reason: "it is not a known encoding")
      }
    } else if let label = HTMLEncoding.shown(by: start) {
      decoder = decoding.decoder(for: label)
    } else {
      let label = HTMLEncoding.declared(in: start)
      decoder = label.flatMap(decoding.decoder(for:))
      unknownLabel = decoder == nil ? label : nil
    }
    return BookmarkTextDecoder(decoder, decoding: decoding, sniffing: sniffing)
  }

  /// Whether a text is a bookmark file: it says so, or it has a list of links.
  private static func looksLikeBookmarks(_ text: [UInt8]) -> Bool {
    let start = String(decoding: text, as: UTF8.self).lowercased()
    return start.contains("netscape-bookmark-file-1")
      || (start.contains("<a ") && (start.contains("<dt") || start.contains("<li")))
  }

  private static let noBookmarkFile = BookmarkFailure.unreadableFile(
    reason: "it has no “NETSCAPE-Bookmark-file-1” and no list of links; "
      + "export your bookmarks as HTML and try again")

  /// Where a file has to show what it is, in bytes of its text.
  private static let proofLimit = 64 * 1024
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    [9, 10, 12, 13, 32, 0xEF, 0xBB, 0xBF].contains(self)
  }
}
