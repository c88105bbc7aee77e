import BookshelfDomain
import BookshelfInfrastructure
import CoreDomain
import CoreInfrastructure

/// A kind of search with some queries.
struct ComicSearchKind: Sendable {
  /// Queries per kind.
  static let questions = 25

  let name: String
  let queries: [String]

  /// The number of series that a query finds: minimum, median, maximum.
  func described(finding totals: [Int]) -> String {
    let (least, most) = (totals.min() ?? 0, totals.max() ?? 0)
    let middle = Int(totals.map { Double($0) }.median)
    let counts = [least, middle, most].map(Table.grouped).joined(separator: "–")
    return "\(name) (\(counts) found)"
  }

  /// The mix, taken from the first `count` series.
  static func mix(of count: Int) -> [ComicSearchKind] {
    var random = RepeatableRandom(seed: 11)
    func kind(
      _ name: String, _ accept: (SampleComics) -> Bool, _ query: (SampleComics, Int) -> String
    ) -> ComicSearchKind {
      var queries: [String] = []
      while queries.count < questions {
        let sample = SampleComics(number: Int.random(in: 0..<count, using: &random))
        let word = Int.random(in: sample.words.indices, using: &random)
        if accept(sample) { queries.append(query(sample, word)) }
      }
      return ComicSearchKind(name: name, queries: queries)
    }
    let (latin, japanese) = ({ (sample: SampleComics) in sample.isLatin }, isJapanese)
    return [
      kind("a whole title", { _ in true }) { sample, _ in sample.title },
      kind("a Latin word", latin) { sample, word in sample.words[word] },
      kind("a Japanese word", japanese) { sample, word in sample.words[word] },
      kind("two words that follow each other", { _ in true }) { sample, word in
        let first = min(word, sample.words.count - 2)
        return sample.words[first...].prefix(2).joined(separator: sample.isLatin ? " " : "")
      },
      kind("the reading of a word", { _ in true }) { sample, word in sample.readings[word] },
      kind("two characters of a title", japanese) { sample, _ in String(sample.title.prefix(2)) },
      kind("three letters of a word", latin) { sample, word in
        String(sample.words[word].prefix(3))
      },
    ]
  }

  private static func isJapanese(_ sample: SampleComics) -> Bool { !sample.isLatin }
}

extension BookshelfProduct {
  /// The store's result.
  func answer(_ query: String) async throws -> SearchAnswer {
    let form = ComicListRequest(ownedOnly: false, query: query, limit: SearchAnswer.pageSize)
    let page = try await store.series(form, for: nil, at: Self.now)
    return SearchAnswer(identifiers: page.series.map(\.id.raw), total: page.total)
  }

  /// The result of a scan over all texts, which returns page and total at once.
  func scan(_ query: String) async throws -> SearchAnswer {
    let statement = SQLStatement(
      """
      SELECT s.id, COUNT(*) OVER ()
      FROM comic_index_texts AS t CROSS JOIN comic_series AS s ON s.number = t.row
      WHERE t.text LIKE $1 ORDER BY s.sort_title, s.id LIMIT \(SearchAnswer.pageSize)
      """, [.text("%" + ComicSearchKey(query, folding: Self.folding).text + "%")])
    return try await .scanning(database, by: statement)
  }
}
