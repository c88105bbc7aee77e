import Domain6
public import Foundation

/// Writes entries as lines, with the day in the zone that it is handed.
public struct LineFormat {
  private let formatter = DateFormatter()

  public init(zone: TimeZone) {
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd"
  }

  func text(of entries: [Entry]) -> String {
    entries.map(line).joined(separator: "\n")
  }

  func line(of entry: Entry) -> String {
    let day = formatter.string(
      from: Date(timeIntervalSince1970: TimeInterval(entry.added.secondsSince1970)))
    var line = day + "  " + entry.name
    if !entry.tags.isEmpty {
      line += "  [" + entry.tags.map(\.text).joined(separator: ", ") + "]"
    }
    if entry.title != nil {
      line += "  " + entry.address
    }
    return line
  }
}
