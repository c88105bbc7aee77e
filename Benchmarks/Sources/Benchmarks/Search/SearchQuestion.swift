import BookmarksDomain

/// A kind of question to the search, with a few questions of that kind.
struct SearchKind: Sendable {
  let name: String
  let questions: [SearchQuestion]

  /// What each answer may take at most, in seconds.
  var limit: Double?

  /// How many bookmarks a question finds: the fewest and the most of the kind.
  func described(finding totals: [Int]) -> String {
    let (least, most) = (totals.min() ?? 0, totals.max() ?? 0)
    let hits = Table.grouped(least) + (least == most ? "" : "–" + Table.grouped(most))
    return "\(name) (\(hits) found)"
  }
}

/// What is searched for, in the words of the product and in those of a scan.
struct SearchQuestion: Hashable, Sendable {
  /// The question in the language of the search.
  let query: String
  /// What the text has to hold.
  let needles: [String]
  /// What the text must not hold.
  var absent: [String] = []
  var tag: String?

  init(_ words: String...) {
    query = words.joined(separator: " ")
    needles = words
  }

  init(_ word: String, without absent: String) {
    query = "\(word) -\(absent)"
    needles = [word]
    self.absent = [absent]
  }

  init(phrase: String) {
    query = "\"\(phrase)\""
    needles = [phrase]
  }

  init(_ word: String, tag: String) {
    query = "#\(tag) \(word)"
    needles = [word]
    self.tag = tag
  }
}

/// The first page of an answer, and how many bookmarks there are in all.
struct SearchAnswer: Hashable, Sendable {
  static let pageSize = 20

  let identifiers: [String]
  let total: Int
}
