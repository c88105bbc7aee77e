/// The words in dates, without accents.
enum FeedDateNames {
  /// Returns the month (1 to 12) for a word, compared by its first three letters, or `nil` if the
  /// word is not a month.
  static func month(_ word: String) -> Int? {
    guard !weekdays.contains(word) else { return nil }
    // In French and Greek, June and July have the same first three letters.
    if word.hasPrefix("juil") || word.hasPrefix("ιουλ") { return 7 }
    return months[String(word.unicodeScalars.prefix(3))]
  }

  /// The first letters of the months in English, German, French, Spanish, Italian, Portuguese,
  /// Dutch, the Scandinavian languages, Hungarian, Greek and Russian.
  private static let months: [String: Int] = {
    let names = [
      "jan ene gen ιαν янв", "feb fev φεβ фев", "mar mrt maa μαρ мар", "apr avr abr απρ апр",
      "may mai mei maj mag μαι маи мая", "jun jui giu ιου июн", "jul lug июл",
      "aug aou ago αυγ авг", "sep set sze σεπ сен", "oct okt ott out οκτ окт", "nov νοε ноя",
      "dec dez dic des δεκ дек",
    ]
    var months: [String: Int] = [:]
    for (place, names) in names.enumerated() {
      for name in names.split(separator: " ") { months[String(name)] = place + 1 }
    }
    return months
  }()

  /// Days of the week that start like a month: French, Spanish, Italian, Dutch, Romanian and
  /// Hungarian.
  private static let weekdays: Set<String> = [
    "mardi", "martes", "martedi", "maandag", "marti", "szerda",
  ]

  /// Abbreviations that mean a month or a day of the week.
  static let ambiguous: Set<String> = ["mar", "sze"]

  static let isAfternoon = ["am": false, "pm": true, "오전": false, "오후": true]

  /// Korean words in dates: year, a.m., p.m.
  static let korean: Set<String> = ["년", "오전", "오후"]
}
