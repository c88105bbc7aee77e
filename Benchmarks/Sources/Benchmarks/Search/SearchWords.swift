import BookmarksDomain

/// Words by the number of bookmarks that they find.
struct SearchWords {
  private let totals: [(word: String, total: Int)]

  /// Searches for words of all ranks, each a few percent rarer than the previous one.
  init(of product: Product) async throws {
    var totals: [(word: String, total: Int)] = []
    var rank = 1.0
    let words = Vocabulary.latin.words
    while Int(rank) < words.count {
      let word = words[Int(rank)]
      totals.append((word, try await product.answer(SearchQuestion(word)).total))
      rank = max(rank + 1, rank * 1.04)
    }
    self.totals = totals
  }

  /// The words that find about a number of bookmarks.
  func nearest(to wanted: Int, count: Int) -> [String] {
    func distance(_ total: Int) -> Double {
      let ratio = Double(max(total, 1)) / Double(wanted)
      return max(ratio, 1 / ratio)
    }
    return totals.sorted { distance($0.total) < distance($1.total) }
      .prefix(count).map(\.word)
  }
}

extension SearchKind {
  /// Queries per kind.
  static let questions = 3

  /// The time limit in seconds for searches that find few or some bookmarks.
  static let limit = 0.010

  /// The mix for a number of bookmarks.
  static func mix(of count: Int, _ words: SearchWords) -> [SearchKind] {
    let rare = words.nearest(to: 10, count: questions)
    let middling = words.nearest(to: max(count / 1000, 10), count: questions)
    let common = words.nearest(to: count / 10, count: questions + 2)
    let tags = Vocabulary.latin.words.dropFirst(SampleBookmark.tagWords / 2)
    func each(_ question: (Int) -> SearchQuestion) -> [SearchQuestion] {
      (0..<questions).map(question)
    }
    return [
      SearchKind(name: "rare word", questions: each { SearchQuestion(rare[$0]) }, limit: limit),
      SearchKind(
        name: "middling word", questions: each { SearchQuestion(middling[$0]) }, limit: limit),
      SearchKind(name: "common word", questions: each { SearchQuestion(common[$0]) }),
      SearchKind(
        name: "three common words",
        questions: each { SearchQuestion(common[$0], common[$0 + 1], common[$0 + 2]) }),
      SearchKind(
        name: "one but not another",
        questions: each { SearchQuestion(common[$0], without: common[$0 + 1]) }),
      SearchKind(
        name: "phrase of two words",
        questions: each { SearchQuestion(phrase: "\(common[$0]) \(common[$0 + 1])") }),
      SearchKind(
        name: "tag and word",
        questions: each { SearchQuestion(common[$0], tag: tags[tags.startIndex + $0]) }),
    ]
      + (1...3).map { length in
        SearchKind(
          name: "Japanese, \(length) character\(length == 1 ? "" : "s")",
          questions: each { question in
            let words = Vocabulary.japanese.words[(20 * question)...].prefix(2).joined()
            return SearchQuestion(
              String(String.UnicodeScalarView(words.unicodeScalars.prefix(length))))
          })
      }
  }
}
