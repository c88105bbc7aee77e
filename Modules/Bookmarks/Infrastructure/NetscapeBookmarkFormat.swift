public import BookmarksDomain
public import CoreDomain

/// The HTML file format that browsers import and export: `NETSCAPE-Bookmark-file-1`.
///
/// A file is a list of `<DT><A HREF …>title</A>`, each with an optional `<DD>note`, in folders
/// `<DT><H3>name</H3><DL>…</DL>`. The reader uses these attributes: `HREF`, `ADD_DATE` or
/// `TIME_ADDED` (seconds since 1970, or a smaller unit), `TAGS` (separated by commas or, without
/// commas, by white space), `TOREAD` and, without a `<DD>`, `DESCRIPTION`. With `FolderUse.tags`,
/// the enclosing folders become the first tags. No browser has an attribute for archived bookmarks;
/// this format uses `ARCHIVED`, which browsers ignore. The reader also understands the two lists of
/// a Pocket export, and linkding's markers for archived bookmarks and notes.
public struct NetscapeBookmarkFormat: BookmarkFileFormat {
  private let normalizer: BookmarkNormalizer
  private let decoding: any TextDecoding
  private let sniffing: any EncodingSniffing

  public init(
    normalizer: BookmarkNormalizer, decoding: any TextDecoding, sniffing: any EncodingSniffing
  ) {
    self.normalizer = normalizer
    self.decoding = decoding
    self.sniffing = sniffing
  }

  public func reader(folders: FolderUse, encoding: String?) -> any BookmarkFileReader {
    NetscapeFileReader(
      encoding: encoding, decoding: decoding, sniffing: sniffing,
      rows: NetscapeReader(folders: folders, normalizer: normalizer))
  }

  public func writer() -> any BookmarkFileWriter {
    NetscapeFileWriter()
  }
}

/// Writes a file row by row.
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

  /// Returns the tags separated by commas. A single tag of several words gets a trailing comma,
  /// because without a comma many programs, including this one, split it into words.
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
    let written = attributes.map { "\($0)=\"\($1.escapedForPage)\"" }.joined(separator: " ")
    let note =
      bookmark.note.isEmpty
      ? "" : "    <DD>\(LinkdingMarks.marked(bookmark.note).escapedForPage)\n"
    return "    <DT><A \(written)>\(bookmark.title.escapedForPage)</A>\n" + note
  }
}

/// Detects the encoding of a file, decodes it, and passes the text to ``NetscapeReader``.
private struct NetscapeFileReader: BookmarkFileReader {
  enum Stage {
    /// The first bytes, from which the encoding is detected.
    case start([UInt8])
    /// The decoded text so far, which does not look like a bookmark file yet.
    case unproved(BookmarkTextDecoder, [UInt8])
    case proved(BookmarkTextDecoder)
  }

  /// The encoding that the user specified, or `nil` to detect it.
  let encoding: String?
  let decoding: any TextDecoding
  let sniffing: any EncodingSniffing
  var rows: NetscapeReader
  var stage = Stage.start([])
  /// The length of the text at the last check, in bytes. The text is checked again when it has
  /// doubled, so small chunks cost no more than large ones.
  var lookedAt = 0
  /// The declared encoding if this program does not know it, otherwise `nil`.
  var unknownLabel: String?

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

  /// Returns a note if the encoding was guessed or the declared one is unknown.
  private func note(of decoder: BookmarkTextDecoder) -> [BookmarkFileRow] {
    if let unknownLabel {
      let label = DisplayText.quoted(unknownLabel)
      return [
        .note(
          "The file declares the unknown encoding “\(label)”. "
            + "It was read as \(decoder.guess ?? "utf-8").")
      ]
    }
    guard let guess = decoder.guess else { return [] }
    return [.note("The file does not declare its encoding. It was read as \(guess).")]
  }

  /// Decodes a chunk, and reads its rows once the file looks like a bookmark file.
  private mutating func take(_ bytes: [UInt8]) throws(BookmarkFailure) -> [BookmarkFileRow] {
    switch stage {
    case .start:
      return []
    case .unproved(var decoder, let text):
      let text = text + decoder.decode(bytes)
      let isDue = text.count >= 2 * lookedAt || text.count > Self.proofLimit
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

  private mutating func decoder(for start: [UInt8]) throws(BookmarkFailure) -> BookmarkTextDecoder {
    let start = Array(start.prefix(HTMLEncoding.startSize))
    let decoder: (any TextDecoder)?
    if let encoding {
      decoder = decoding.decoder(for: encoding)
      guard decoder != nil else {
        throw .unusableEncoding(
          encoding, reason: "it is not a known one, such as utf-8, shift_jis or windows-1251")
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

  /// Whether the text is a bookmark file: it contains the DOCTYPE or a list of links.
  private static func looksLikeBookmarks(_ text: [UInt8]) -> Bool {
    let start = String(decoding: text, as: UTF8.self).lowercased()
    return start.contains("netscape-bookmark-file-1")
      || (start.contains("<a ") && (start.contains("<dt") || start.contains("<li")))
  }

  private static let noBookmarkFile = BookmarkFailure.unreadableFile(
    reason: "it has no “NETSCAPE-Bookmark-file-1” and no list of links; "
      + "export your bookmarks as HTML and try again")

  /// How many bytes of text to search for evidence of a bookmark file.
  private static let proofLimit = 64 * 1024
}

extension UInt8 {
  fileprivate var isBlank: Bool {
    [9, 10, 12, 13, 32, 0xEF, 0xBB, 0xBF].contains(self)
  }
}
