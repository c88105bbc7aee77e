import CoreDomain
import FoundationEssentials
import NewsDomain

/// Encodes the lists of a story for columns: as JSON, or NULL for an empty list.
enum StoryListsJSON {
  static func column(_ authors: [StoryAuthor]) -> SQLValue {
    encoded(authors.map { Author(name: $0.name, email: $0.email, uri: $0.uri) })
  }

  static func column(_ categories: [String]) -> SQLValue {
    encoded(categories)
  }

  static func column(_ enclosures: [StoryEnclosure]) -> SQLValue {
    encoded(
      enclosures.map { Enclosure(address: $0.address.text, type: $0.type, length: $0.length) })
  }

  static func authors(_ row: SQLRow, _ column: Int) throws(SQLFailure) -> [StoryAuthor] {
    try decoded(row, column).compactMap { (author: Author) in
      StoryAuthor(name: author.name, email: author.email, uri: author.uri)
    }
  }

  static func categories(_ row: SQLRow, _ column: Int) throws(SQLFailure) -> [String] {
    try decoded(row, column)
  }

  static func enclosures(_ row: SQLRow, _ column: Int) throws(SQLFailure) -> [StoryEnclosure] {
    try decoded(row, column).compactMap { (enclosure: Enclosure) in
      WebAddress(enclosure.address).map {
        StoryEnclosure(address: $0, type: enclosure.type, length: enclosure.length)
      }
    }
  }
}

extension StoryListsJSON {
  private struct Author: Codable {
    let name: String?
    let email: String?
    let uri: String?
  }

  private struct Enclosure: Codable {
    let address: String
    let type: String?
    let length: Int64?
  }

  /// Encodes deterministically: equal lists have equal texts, which is how changes are detected.
  private static func encoded<Element: Encodable>(_ list: [Element]) -> SQLValue {
    guard !list.isEmpty else { return .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return .text(String(decoding: try encoder.encode(list), as: UTF8.self))
    } catch {
      preconditionFailure("texts and numbers always become JSON: \(error)")
    }
  }

  private static func decoded<Element: Decodable>(
    _ row: SQLRow, _ column: Int
  ) throws(SQLFailure) -> [Element] {
    guard let text = try row.optionalText(column) else { return [] }
    do {
      return try JSONDecoder().decode([Element].self, from: Data(text.utf8))
    } catch {
      throw .unexpectedValue("column \(column) contains an invalid list")
    }
  }
}
