import CoreDomain

/// Parses a date that consists of words and numbers in any unambiguous order.
///
/// The time is the part with a colon, followed by the zone. In the rest, the first word that starts
/// like a month is the month, a four-digit number is the year, and the first other number is the
/// day. Everything else is ignored: days of the week, `at`, `th`, text in brackets.
struct FeedDateWords {
  private let tokens: [FeedDateToken]

  init(_ tokens: [FeedDateToken]) {
    self.tokens = tokens
  }

  /// The parsed time, or `nil` if the date is invalid.
  var moment: Timestamp? {
    guard let colon = tokens.firstIndex(where: { $0.kind == .mark(":") }), colon > 0 else {
      return FeedDateDay(before: tokens[...], behind: []).parts?.moment
    }
    var start = colon - 1
    var isAfternoon: Bool?
    if start > 0, case .word(let word) = tokens[start - 1].kind {
      isAfternoon = FeedDateNames.isAfternoon[word]
    }
    var reader = FeedDateTimeReader(tokens, from: start)
    guard var time = reader.clock(isAfternoon: isAfternoon) else { return nil }
    time.zone = reader.zone() ?? usualZone
    if isAfternoon != nil { start -= 1 }
    let day = FeedDateDay(before: tokens[..<start], behind: tokens[reader.place...])
    guard var parts = day.parts else { return nil }
    parts.time = time
    return parts.moment
  }

  /// The zone to use if the date has none: Korea's if the date is in Korean, else UTC.
  private var usualZone: FeedDateZone {
    let isKorean = tokens.contains { token in
      guard case .word(let word) = token.kind else { return false }
      return FeedDateNames.korean.contains(word)
    }
    return isKorean ? .fixed(9 * 3600) : .utc
  }
}

/// Finds the day in the tokens that are not part of the time.
private struct FeedDateDay {
  private struct Number {
    let value: Int
    let digits: Int

    var isYear: Bool { digits > 2 || value > 31 }
  }

  private var month: Int?
  private var numbers: [Number] = []
  private var hasSlash = false
  private var words = 0

  /// - Parameters:
  ///   - before: The tokens before the time.
  ///   - behind: The tokens after the time and its zone.
  init(before: ArraySlice<FeedDateToken>, behind: ArraySlice<FeedDateToken>) {
    for token in before + behind { add(token) }
    // If there are three numbers, one of them is the month: `mar 03/02/2026`.
    month = Self.month(in: before + behind).flatMap { word in
      numbers.count > 2 && FeedDateNames.ambiguous.contains(word) ? nil : FeedDateNames.month(word)
    }
  }

  /// Returns the first word that is a month. An abbreviation that may be a day of the week counts
  /// only if there is no other month: in the French `mar., 01 déc.`, `mar.` is a Tuesday, not
  /// March.
  private static func month(in tokens: ArraySlice<FeedDateToken>) -> String? {
    let months = tokens.compactMap { token -> String? in
      guard case .word(let word) = token.kind else { return nil }
      return FeedDateNames.month(word) == nil ? nil : word
    }
    return months.first { !FeedDateNames.ambiguous.contains($0) } ?? months.first
  }

  private mutating func add(_ token: FeedDateToken) {
    switch token.kind {
    case .number(let value, let digits): numbers.append(Number(value: value, digits: digits))
    case .mark("/"): hasSlash = true
    case .mark: break
    case .word: words += 1
    }
  }

  var parts: FeedDateParts? {
    // A month in an unsupported language becomes January, so that at least the year is right.
    let month = month ?? (numbers.count == 2 && words > 0 ? 1 : nil)
    guard let month else { return numberedParts }
    let place =
      numbers.firstIndex { $0.digits > 2 } ?? numbers.firstIndex(where: \.isYear)
      ?? (numbers.count > 1 ? 1 : nil)
    guard let place else { return nil }
    let year = numbers[place]
    let day = numbers.indices.first { $0 != place }.map { numbers[$0].value } ?? 1
    return FeedDateParts(
      year: FeedDateParts.year(year.value, digits: year.digits), month: month, day: day)
  }

  /// A day in numbers only. The year is first or last. If it is last, the day usually precedes the
  /// month. The month precedes the day in American dates, which have slashes, and in dates that are
  /// valid only in that order.
  private var numberedParts: FeedDateParts? {
    guard numbers.count >= 3 else { return nil }
    let values = numbers.map(\.value)
    let place = numbers[0].isYear ? 0 : 2
    let year = FeedDateParts.year(values[place], digits: numbers[place].digits)
    if place == 0 { return FeedDateParts(year: year, month: values[1], day: values[2]) }
    let isMonthFirst = values[0] <= 12 && (hasSlash || values[1] > 12)
    return FeedDateParts(
      year: year, month: values[isMonthFirst ? 0 : 1], day: values[isMonthFirst ? 1 : 0])
  }
}
