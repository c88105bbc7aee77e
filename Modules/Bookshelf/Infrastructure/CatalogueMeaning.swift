import BookshelfDomain
import CoreDomain

/// Interprets the members of a document for both parsers, and collects notes about invalid members.
///
/// The notes are in the order of the series, their volumes and their episodes. The notes about the
/// members of one object are in the order of the schema: the members of a JSON object have no
/// order, and not every parser preserves it.
struct CatalogueMeaning {
  private var notes: [CatalogueNote] = []
  private var leftOut = 0

  /// Returns the report, with the number of parsed series.
  func report(series: Int) -> CatalogueReadingReport {
    CatalogueReadingReport(series: series, leftOut: leftOut, notes: notes)
  }

  mutating func note(_ place: @autoclosure () -> String, _ reason: @autoclosure () -> String) {
    leftOut += 1
    guard notes.count < CatalogueNote.limit else { return }
    notes.append(CatalogueNote(place: place(), reason: reason()))
  }
}

/// A position in a document. The path is only built when a note needs it.
struct CataloguePlace {
  let series: Int
  var list = ""
  var item = 0

  func within(_ list: String, _ item: Int) -> CataloguePlace {
    CataloguePlace(series: series, list: list, item: item)
  }

  /// The path, such as `series[3].comics[0]`, counted from 0.
  var path: String { "series[\(series)]" + (list.isEmpty ? "" : ".\(list)[\(item)]") }

  func path(_ member: String) -> String { "\(path).\(member)" }
}

// MARK: - Members

extension CatalogueMeaning {
  /// Returns a required string. If it is missing, blank or invalid, adds the note that the whole
  /// part is skipped, and returns `nil`.
  mutating func needed(
    _ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ name: String, limit: Int = .max
  ) -> String? {
    if case .text(let text)? = leaf, Self.isText(text), text.utf8.count <= limit { return text }
    note(place.path, "It has no valid \(name) and was skipped.")
    return nil
  }

  /// Returns a string, or `nil` if it is missing, blank or invalid. Adds a note if it is invalid.
  mutating func text(
    _ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ member: String, limit: Int = .max
  ) -> String? {
    switch leaf ?? .absent {
    case .absent: return nil
    case .text(let text):
      if Self.isBlank(text) { return nil }
      let isText = Self.isText(text)
      if isText, text.utf8.count <= limit { return text }
      note(
        place.path(member),
        isText
          ? "It has more than \(limit) bytes and was ignored." : "It contains NUL and was ignored.")
      return nil
    case let other:
      note(place.path(member), "\(other.shown) is not a string and was ignored.")
      return nil
    }
  }

  mutating func whole(
    _ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ member: String, in range: ClosedRange<Int>
  ) -> Int? {
    switch leaf ?? .absent {
    case .absent: return nil
    case .number(.whole(let number)) where range.contains(number): return number
    case let other:
      note(
        place.path(member),
        "\(Self.quoted(other)) is not an integer from \(range.lowerBound) "
          + "to \(range.upperBound) and was ignored.")
      return nil
    }
  }

  mutating func flag(_ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ member: String) -> Bool {
    switch leaf ?? .absent {
    case .absent: return false
    case .flag(let flag): return flag
    case let other:
      note(place.path(member), "\(Self.quoted(other)) is not a Boolean and was ignored.")
      return false
    }
  }

  mutating func moment(
    _ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ member: String
  ) -> Timestamp? {
    let kind = "an ISO 8601 time such as 2026-02-28T09:00:00Z"
    return value(leaf, place, member, kind: kind) { Timestamp(iso8601: $0) }
  }

  /// Converts a string with `make`, or returns `nil` if it is missing or blank. Also returns `nil`,
  /// and adds a note, if the member is not a string or `make` returns `nil`.
  ///
  /// - Parameter kind: The expected kind of value, with an article, for the note.
  mutating func value<Value>(
    _ leaf: CatalogueLeaf?, _ place: CataloguePlace, _ member: String, kind: String,
    _ make: (String) -> Value?
  ) -> Value? {
    switch leaf ?? .absent {
    case .absent: return nil
    case .text(let text):
      if Self.isBlank(text) { return nil }
      if let value = make(text) { return value }
      fallthrough
    default:
      note(
        place.path(member), "\(Self.quoted(leaf ?? .absent)) is not \(kind) and was ignored.")
      return nil
    }
  }

  static func quoted(_ leaf: CatalogueLeaf) -> String { DisplayText.quoted(leaf.shown) }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// Whether a string is not blank and every database can store it.
  static func isText(_ text: String) -> Bool {
    !isBlank(text) && !text.utf8.contains(0)
  }
}
