import CoreDomain

/// The markers that linkding writes for data without an attribute in the bookmark file format.
/// https://github.com/sissbruecker/linkding
enum LinkdingMarks {
  /// The tag of an archived bookmark.
  static let archivedTag = "linkding:bookmarks.archived"

  private static let begin = "[linkding-notes]"
  private static let end = "[/linkding-notes]"

  /// Returns a note without the markers, with its parts separated by blank lines.
  static func unmarked(_ note: String) -> String {
    guard let first = note.firstRange(of: begin) else { return note }
    let before = note[..<first.lowerBound]
    var rest = note[first.upperBound...]
    var after = note[note.endIndex...]
    // Takes the last end marker, because a note that itself contains markers is wrapped in another
    // pair.
    if let last = rest.ranges(of: end).last {
      after = rest[last.upperBound...]
      rest = rest[..<last.lowerBound]
    }
    return [before, rest, after].map { DisplayText.trimmed(String($0)) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
  }

  /// Returns a text from which ``unmarked(_:)`` restores the note. Wraps the note in markers if it
  /// contains a marker itself.
  static func marked(_ note: String) -> String {
    note.contains(begin) ? begin + note + end : note
  }
}
