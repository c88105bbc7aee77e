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
  var list: CatalogueKey?
  var item = 0
  /// The member that contains the object at this position; `nil` for an element of a list.
  var member: CatalogueKey?

  func within(_ list: CatalogueKey, _ item: Int) -> CataloguePlace {
    CataloguePlace(series: series, list: list, item: item)
  }

  func within(_ member: CatalogueKey) -> CataloguePlace {
    CataloguePlace(series: series, list: list, item: item, member: member)
  }

  /// The path, such as `series[3].comics[0]`, counted from 0.
  var path: String {
    let element = list.map { ".\($0.rawValue)[\(item)]" } ?? ""
    return "series[\(series)]" + element + (member.map { ".\($0.rawValue)" } ?? "")
  }

  func path(_ member: CatalogueKey) -> String { "\(path).\(member.rawValue)" }
}

// MARK: - Members

extension CatalogueMeaning {
  /// Returns a required string. If it is missing, blank or invalid, adds the note that the whole
  /// part is skipped, and returns `nil`.
  mutating func needed(
    _ value: CatalogueValue, _ place: CataloguePlace, _ name: String, limit: Int = .max
  ) -> String? {
    if case .text(let text) = value, Self.isText(text), text.utf8.count <= limit { return text }
    note(place.path, "It has no valid \(name) and was skipped.")
    return nil
  }

  /// Returns a string, or `nil` if it is missing, blank or invalid. Adds a note if it is invalid.
  mutating func text(
    _ object: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace, limit: Int = .max
  ) -> String? {
    switch object[key] {
    case .absent: return nil
    case .text(let text):
      if Self.isBlank(text) { return nil }
      let isText = Self.isText(text)
      if isText, text.utf8.count <= limit { return text }
      note(
        place.path(key),
        isText
          ? "It has more than \(limit) bytes and was ignored." : "It contains NUL and was ignored.")
      return nil
    case let other:
      note(place.path(key), "\(other.shown) is not a string and was ignored.")
      return nil
    }
  }

  mutating func whole(
    _ object: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace,
    in range: ClosedRange<Int>
  ) -> Int? {
    switch object[key] {
    case .absent: return nil
    case .number(.whole(let number)) where range.contains(number): return number
    case let other:
      note(
        place.path(key),
        "\(Self.quoted(other)) is not an integer from \(range.lowerBound) "
          + "to \(range.upperBound) and was ignored.")
      return nil
    }
  }

  mutating func flag(
    _ object: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace
  ) -> Bool {
    switch object[key] {
    case .absent: return false
    case .flag(let flag): return flag
    case let other:
      note(place.path(key), "\(Self.quoted(other)) is not a Boolean and was ignored.")
      return false
    }
  }

  mutating func moment(
    _ object: CatalogueObject, _ key: CatalogueKey, _ place: CataloguePlace
  ) -> Timestamp? {
    let kind = "an ISO 8601 time such as 2026-02-28T09:00:00Z"
    return value(object[key], key, place, kind: kind) { Timestamp(iso8601: $0) }
  }

  /// Converts a string with `make`, or returns `nil` if it is missing or blank. Also returns `nil`,
  /// and adds a note, if the member is not a string or `make` returns `nil`.
  ///
  /// - Parameter kind: The expected kind of value, with an article, for the note.
  mutating func value<Value>(
    _ written: CatalogueValue, _ key: CatalogueKey, _ place: CataloguePlace, kind: String,
    _ make: (String) -> Value?
  ) -> Value? {
    switch written {
    case .absent: return nil
    case .text(let text):
      if Self.isBlank(text) { return nil }
      if let value = make(text) { return value }
      fallthrough
    default:
      note(place.path(key), "\(Self.quoted(written)) is not \(kind) and was ignored.")
      return nil
    }
  }

  static func quoted(_ value: CatalogueValue) -> String { DisplayText.quoted(value.shown) }

  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }

  /// Whether a string is not blank and every database can store it.
  static func isText(_ text: String) -> Bool {
    !isBlank(text) && !text.utf8.contains(0)
  }
}
