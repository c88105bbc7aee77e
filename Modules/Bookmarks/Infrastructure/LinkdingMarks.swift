/// The marks by which linkding tells in a bookmark file what the format has no attribute for.
/// https://github.com/sissbruecker/linkding
enum LinkdingMarks {
  /// The tag of an archived bookmark.
  static let archivedTag = "linkding:bookmarks.archived"

  private static let begin = "[linkding-notes]"
  private static let end = "[/linkding-notes]"

  /// A note of a file without the marks around its second part, which follows after a blank line.
  static func unmarked(_ note: String) -> String {
    guard let first = note.firstRange(of: begin) else { return note }
    let before = note[..<first.lowerBound]
    var rest = note[first.upperBound...]
    var after = note[note.endIndex...]
    // The last mark ends the part: a note that holds marks is written with others around it.
    if let last = rest.ranges(of: end).last {
      after = rest[last.upperBound...]
      rest = rest[..<last.lowerBound]
    }
    return [before, rest, after].map(trimmed).filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A note that ``unmarked(_:)`` reads back: with marks around it where it holds one.
  static func marked(_ note: String) -> String {
    note.contains(begin) ? begin + note + end : note
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let tail = text.drop(while: \.isWhitespace)
    return tail.lastIndex { !$0.isWhitespace }.map { tail[...$0] } ?? ""
  }
}
