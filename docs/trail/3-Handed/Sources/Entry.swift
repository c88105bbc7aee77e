import Foundation

struct Entry: Codable, Equatable {
  var address: String
  var title: String?
  var tags: [String]

  /// Seconds since 1970.
  var added: Int

  /// The title, or the address if there is no title.
  var name: String { title ?? address }

  func isFound(by words: String) -> Bool {
    let text = ([name, address] + tags).joined(separator: " ")
    return text.lowercased().contains(words.lowercased())
  }
}

/// The tags: "Swift, server" is [swift, server].
func parseTags(_ text: String) -> [String] {
  var tags: [String] = []
  for part in text.split(separator: ",") {
    let tag = part.trimmingCharacters(in: .whitespaces).lowercased()
    if !tag.isEmpty && !tags.contains(tag) {
      tags.append(tag)
    }
  }
  return tags
}

/// Writes entries as lines, with the day in the zone that it is handed.
struct LineFormat {
  private let formatter = DateFormatter()

  init(zone: TimeZone) {
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd"
  }

  func text(of entries: [Entry]) -> String {
    entries.map(line).joined(separator: "\n")
  }

  func line(of entry: Entry) -> String {
    let day = formatter.string(from: Date(timeIntervalSince1970: TimeInterval(entry.added)))
    var line = day + "  " + entry.name
    if !entry.tags.isEmpty {
      line += "  [" + entry.tags.joined(separator: ", ") + "]"
    }
    if entry.title != nil {
      line += "  " + entry.address
    }
    return line
  }
}
