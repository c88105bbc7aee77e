struct FeedDateTime {
  /// Milliseconds since midnight. 24:00 is the start of the next day. A leap second counts as the
  /// second that follows it.
  var milliseconds: Int64 = 0
  var zone = FeedDateZone.utc

  init?(hour: Int, minute: Int = 0, second: Int = 0, millisecond: Int = 0) {
    let isEndOfDay = hour == 24 && minute == 0 && second == 0
    guard (0..<24).contains(hour) || isEndOfDay, (0..<60).contains(minute),
      (0...60).contains(second)
    else { return nil }
    milliseconds = Int64((hour * 3600 + minute * 60 + second) * 1000 + millisecond)
  }

  init() {}
}

struct FeedDateTimeReader {
  private let tokens: [FeedDateToken]
  /// The index of the next token.
  private(set) var place: Int

  init(_ tokens: [FeedDateToken], from place: Int = 0) {
    self.tokens = tokens
    self.place = place
  }

  /// Parses `3:04:05.6`, with an optional `pm` after it. If `am` or `pm` precedes the time, the
  /// caller passes it as `isAfternoon`.
  mutating func clock(isAfternoon: Bool? = nil) -> FeedDateTime? {
    guard let hour = number(), take(":"), let minute = number() else { return nil }
    var second = 0
    var millisecond = 0
    if take(":") {
      guard let number = number() else { return nil }
      second = number
      if take(".") || take(",") { millisecond = fraction() }
    }
    guard !take(":") else { return nil }
    let isAfternoon = isAfternoon ?? afternoon()
    return FeedDateTime(
      hour: isAfternoon.map { hour % 12 + ($0 ? 12 : 0) } ?? hour, minute: minute, second: second,
      millisecond: millisecond)
  }

  /// Parses `101455`, `1014` or `10`.
  mutating func compactClock() -> FeedDateTime? {
    guard case .number(let number, let digits) = next else { return nil }
    place += 1
    switch digits {
    case 2: return FeedDateTime(hour: number)
    case 4: return FeedDateTime(hour: number / 100, minute: number % 100)
    case 6:
      let millisecond = take(".") || take(",") ? fraction() : 0
      return FeedDateTime(
        hour: number / 10_000, minute: number / 100 % 100, second: number % 100,
        millisecond: millisecond)
    default: return nil
    }
  }

  /// Parses a zone: `+0200`, `EST`, `GMT+2`, `Europe/Brussels`.
  mutating func zone() -> FeedDateZone? {
    if let offset = offset() { return .fixed(offset) }
    guard case .word(let word) = next else { return nil }
    var name = word
    var end = place + 1
    while end + 1 < tokens.count, tokens[end].kind == .mark("/"),
      case .word(let part) = tokens[end + 1].kind
    {
      name += "/" + part
      end += 2
    }
    guard let zone = FeedDateZone(name: name) else { return nil }
    place = end
    return offset().map { .fixed($0) } ?? zone
  }

  var next: FeedDateToken.Kind? { place < tokens.count ? tokens[place].kind : nil }
}

extension FeedDateTimeReader {
  private mutating func number() -> Int? {
    guard case .number(let number, let digits) = next, digits <= 2 else { return nil }
    place += 1
    return number
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == .mark(mark) else { return false }
    place += 1
    return true
  }

  /// Parses the digits after the decimal point as milliseconds; 0 if there are no digits, or more
  /// than an `Int` can hold. A number after a space is not part of the time:
  /// `10:14:55, 2 Mar 2003`.
  private mutating func fraction() -> Int {
    guard case .number(var number, var digits) = next, tokens[place].isJoined else { return 0 }
    place += 1
    guard digits <= 18 else { return 0 }
    while digits > 3 { (number, digits) = (number / 10, digits - 1) }
    while digits < 3 { (number, digits) = (number * 10, digits + 1) }
    return number
  }

  /// Parses `am`, `pm`, `a.m.`, `p.m.`, or the Korean words. Returns `true` for p.m., or `nil` if
  /// the next token is anything else.
  private mutating func afternoon() -> Bool? {
    guard case .word(let word) = next else { return nil }
    if let isAfternoon = FeedDateNames.isAfternoon[word] {
      place += 1
      return isAfternoon
    }
    guard word == "a" || word == "p", place + 2 < tokens.count,
      tokens[place + 1].kind == .mark("."), tokens[place + 2].kind == .word("m")
    else { return nil }
    place += 3
    _ = take(".")
    return word == "p"
  }

  /// Parses an offset in seconds ahead of UTC. A sign that is followed by a space is a dash and not
  /// part of an offset.
  private mutating func offset() -> Int? {
    guard case .mark(let sign) = next, "+-−".unicodeScalars.contains(sign),
      place + 1 < tokens.count, tokens[place + 1].isJoined,
      case .number(let number, let digits) = tokens[place + 1].kind, digits <= 4
    else { return nil }
    place += 2
    var (hours, minutes) = digits > 2 ? (number / 100, number % 100) : (number, 0)
    if digits <= 2, take(":") { minutes = self.number() ?? 0 }
    if hours > 24 || minutes > 59 { (hours, minutes) = (0, 0) }
    return (sign == "+" ? 1 : -1) * (hours * 3600 + minutes * 60)
  }
}
