import CoreDomain

extension Timestamp {
  /// The moment as fields of HTTP have it: `Sat, 21 Nov 2026 08:30:00 GMT`.
  /// https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
  var httpDate: String {
    let text = Array(iso8601)
    let number = { (range: Range<Int>) in String(text[range]) }
    let day = secondsSince1970 >= 0 ? secondsSince1970 / 86_400 : 0
    let month = Self.months[(Int(number(5..<7)) ?? 1) - 1]
    // 1970-01-01 was a Thursday.
    let weekday = Self.weekdays[Int(day + 4) % 7]
    return "\(weekday), \(number(8..<10)) \(month) \(number(0..<4)) \(number(11..<19)) GMT"
  }

  /// The moment so much later, or the last one that there is.
  func adding(seconds: Int64) -> Timestamp {
    Timestamp(millisecondsSince1970: millisecondsSince1970 + seconds * 1000) ?? self
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
