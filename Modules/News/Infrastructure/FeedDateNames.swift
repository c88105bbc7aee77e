/// The words that dates are written with, without accents.
enum FeedDateNames {
  /// The number of a month, from 1, whose name begins like a word of at least three letters.
  static func month(_ word: String) -> Int? {
    // June and July, which three letters do not tell apart in French and in Greek.
    if word.hasPrefix("juil") || word.hasPrefix("ιουλ") { return 7 }
    return months[String(word.unicodeScalars.prefix(3))]
  }

  /// How the names of months begin in English, German, French, Spanish, Italian, Portuguese, Dutch,
  /// the languages of Scandinavia, Hungarian, Greek and Russian.
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

  static let isAfternoon = ["am": false, "pm": true, "오전": false, "오후": true]

  /// Words of dates in Korean: year, before noon, after noon.
  static let korean: Set<String> = ["년", "오전", "오후"]
}
