extension Timestamp {
  /// Parses the date in an HTTP header field. HTTP has three formats:
  ///
  ///     Sun, 06 Nov 1994 08:49:37 GMT     the current format
  ///     Sunday, 06-Nov-94 08:49:37 GMT    RFC 850
  ///     Sun Nov  6 08:49:37 1994          asctime of C
  ///
  /// A two-digit year means a year from 1970 to 2069. (In the specification, the meaning depends on
  /// the recipient's clock. For the dates that servers send today, the result is the same.) The day
  /// of the week is not compared with the date. A leap second is read as the second after it.
  ///
  /// - Returns: `nil` if the text has another format or the date does not exist.
  ///   https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7
  public init?(httpDate text: String) {
    let bytes = Substring(text).utf8
    guard
      let moment = Self.fixedDate(bytes) ?? Self.formerDate(bytes) ?? Self.dateOfC(bytes)
    else { return nil }
    self = moment
  }

  /// The moment as the date in an HTTP header field: `Sat, 21 Nov 2026 08:30:00 GMT`. Milliseconds
  /// are dropped.
  public var httpDate: String {
    let text = Array(iso8601)
    let part = { (range: Range<Int>) in String(text[range]) }
    let days = secondsSince1970.quotientAndRemainderRoundedDown(by: 86_400).quotient
    // 1970-01-01 was a Thursday.
    let weekday = (days + 4).quotientAndRemainderRoundedDown(by: 7).remainder
    let month = HTTPDateNames.months[(Int(part(5..<7)) ?? 1) - 1]
    return "\(HTTPDateNames.days[Int(weekday)]), \(part(8..<10)) \(month) "
      + "\(part(0..<4)) \(part(11..<19)) GMT"
  }
}

// MARK: - The three formats

extension Timestamp {
  private static func fixedDate(_ text: Substring.UTF8View) -> Timestamp? {
    var rest = text
    guard rest.name(of: HTTPDateNames.days) != nil, rest.take(", "), let day = rest.number(2),
      rest.take(" "), let month = rest.month(), rest.take(" "), let year = rest.number(4),
      rest.take(" "), let second = rest.secondOfDay(), rest.take(" GMT"), rest.isEmpty
    else { return nil }
    return moment(year, month, day, second)
  }

  /// Parses the RFC 850 format.
  private static func formerDate(_ text: Substring.UTF8View) -> Timestamp? {
    var rest = text
    guard rest.name(of: HTTPDateNames.wholeDays) != nil, rest.take(", "), let day = rest.number(2),
      rest.take("-"), let month = rest.month(), rest.take("-"), let year = rest.number(2),
      rest.take(" "), let second = rest.secondOfDay(), rest.take(" GMT"), rest.isEmpty
    else { return nil }
    return moment(year + (year < 70 ? 2000 : 1900), month, day, second)
  }

  /// Parses the `asctime` format, in which a one-digit day is padded with a space.
  private static func dateOfC(_ text: Substring.UTF8View) -> Timestamp? {
    var rest = text
    guard rest.name(of: HTTPDateNames.days) != nil, rest.take(" "), let month = rest.month(),
      rest.take(" "), let day = rest.take(" ") ? rest.number(1) : rest.number(2), rest.take(" "),
      let second = rest.secondOfDay(), rest.take(" "), let year = rest.number(4), rest.isEmpty
    else { return nil }
    return moment(year, month, day, second)
  }

  private static func moment(
    _ year: Int64, _ month: Int64, _ day: Int64, _ second: Int64
  ) -> Timestamp? {
    guard isDate(year, month, day) else { return nil }
    return Timestamp(secondsSince1970: daysSince1970(year, month, day) * 86_400 + second)
  }
}

extension Substring.UTF8View {
  /// Consumes one of the names and returns its index.
  fileprivate mutating func name(of names: [String]) -> Int? {
    guard let place = names.firstIndex(where: { starts(with: $0.utf8) }) else { return nil }
    removeFirst(names[place].utf8.count)
    return place
  }

  /// Consumes a month's name and returns its number, starting at 1.
  fileprivate mutating func month() -> Int64? {
    name(of: HTTPDateNames.months).map { Int64($0 + 1) }
  }

  fileprivate mutating func take(_ text: String) -> Bool {
    name(of: [text]) != nil
  }

  /// Consumes a time such as `08:49:37` and returns the seconds since midnight.
  fileprivate mutating func secondOfDay() -> Int64? {
    guard let hour = number(2), take(":"), let minute = number(2), take(":"),
      let second = number(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}

/// The English names in HTTP dates.
private enum HTTPDateNames {
  static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  static let wholeDays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]
  static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
