import BookmarksDomain
import BookshelfDomain
import NewsDomain

/// (q) The features on PostgreSQL, each beside the same store on SQLite.
///
/// Searches among bookmarks, as in (c); lists of stories, as in (l); searches among the titles of a
/// catalogue, as in (n); and its synchronization, as in (m). Except for the synchronization, the
/// results of both engines are compared.
struct ServerReadBenchmark: Benchmark {
  static let letter: Character = "q"
  static let title = "search, list and catalogue on PostgreSQL, beside SQLite"

  let rounds: Int
  let contestants: [Contestant]
  private let remark: String

  init(_ options: Options) async throws(WrongResult) {
    rounds = options.scale(5, small: 1)
    let bookmarks = options.scale(1_000_000, small: 3000)
    let stories = options.scale(100_000, small: 5000)
    let series = options.scale(30_000, small: 600)
    let engines = try Engines()
    contestants =
      try await engines.searches(bookmarks) + engines.lists(stories)
      + engines.titles(series) + engines.catalogues(series)
    remark =
      "  \(Table.grouped(bookmarks)) bookmarks, \(Table.grouped(stories)) stories, "
      + "\(Table.grouped(series)) series; "
      + "PostgreSQL keeps its own settings."
  }

  func remarks(on measured: [Measurement]) -> [String] { [remark] }
}

/// Both engines, and what they need.
private final class Engines: Sendable {
  private let server: DatabaseServer
  private let folder: TemporaryFolder

  init() throws(WrongResult) {
    server = try DatabaseServer()
    folder = try TemporaryFolder()
  }

  func searches(_ count: Int) async throws(WrongResult) -> [Contestant] {
    let there = try await Product(.server(try server.schema().address))
    let here = try await Product(path: folder.file("bookmarks.db"))
    for first in stride(from: 0, to: count, by: 20_000) {
      var bookmarks: [Bookmark] = []
      for number in first..<min(first + 20_000, count) {
        bookmarks.append(
          try SampleBookmark(number: number).bookmark(number: number, by: Product.normalizer))
      }
      try await there.keep(bookmarks)
      try await here.keep(bookmarks)
    }
    var contestants: [Contestant] = []
    for kind in SearchKind.mix(of: count, try await SearchWords(of: here)) {
      var expected: [SearchAnswer] = []
      for question in kind.questions { expected.append(try await here.answer(question)) }
      let answers = expected
      contestants += pair(kind.described(finding: expected.map(\.total)), kind.questions.count) {
        engine throws(WrongResult) in
        var found: [SearchAnswer] = []
        for question in kind.questions {
          found.append(try await (engine == .server ? there : here).answer(question))
        }
        return found == answers
      }
    }
    return contestants
  }

  func lists(_ count: Int) async throws(WrongResult) -> [Contestant] {
    let there = try await StoryListBenchmark.Newsstand(
      NewsProduct(.server(try server.schema().address)), count)
    let here = try await StoryListBenchmark.Newsstand(
      NewsProduct(path: folder.file("news.db")), count)
    var contestants: [Contestant] = []
    for (place, kind) in try await here.kinds().enumerated() {
      let other = try await there.kinds()[place]
      let expected = try await here.page(kind.question).headlines.map(\.title)
      contestants += pair("stories: \(kind.name)", 1) { engine throws(WrongResult) in
        let page =
          try await engine == .server
          ? there.page(other.question) : here.page(kind.question)
        return page.headlines.map(\.title) == expected
      }
    }
    return contestants
  }

  func titles(_ count: Int) async throws(WrongResult) -> [Contestant] {
    let there = try await BookshelfProduct(.server(try server.schema().address))
    let here = try await BookshelfProduct(path: folder.file("comics.db"))
    for product in [there, here] { try await product.synchronise(samples: count) }
    var contestants: [Contestant] = []
    for kind in ComicSearchKind.mix(of: count) {
      var expected: [ComicAnswer] = []
      for query in kind.queries { expected.append(try await here.answer(query)) }
      let answers = expected
      contestants += pair(kind.described(finding: expected.map(\.total)), kind.queries.count) {
        engine throws(WrongResult) in
        var found: [ComicAnswer] = []
        for query in kind.queries {
          found.append(try await (engine == .server ? there : here).answer(query))
        }
        return found == answers
      }
    }
    return contestants
  }

  func catalogues(_ count: Int) throws(WrongResult) -> [Contestant] {
    var series: [ComicSeries] = []
    for number in 0..<count { series.append(try SampleComics(number: number).series()) }
    let catalogue = series
    return pair("a catalogue of \(Table.grouped(count)) series", 1) {
      [self] engine throws(WrongResult) in
      let file = try TemporaryFolder()
      let product = try await BookshelfProduct(
        engine == .server
          ? .server(try server.schema().address) : .file(file.file("comics.db")))
      try await product.synchronise { first throws(WrongResult) in
        Array(catalogue.dropFirst(first).prefix(BookshelfProduct.portion))
      }
      return true
    }
  }

  private enum Kind {
    case server, file
  }

  /// - Parameter work: Does the work on an engine, and returns whether the result is correct.
  private func pair(
    _ name: String, _ count: Int,
    _ work: @escaping (Kind) async throws(WrongResult) -> Bool
  ) -> [Contestant] {
    [(name, Kind.server), ("  on SQLite", .file)].map { name, engine in
      Contestant(name: name, isSubject: engine == .server) { () throws(WrongResult) in
        var isCorrect = false
        let sample = try await Sample.measure(count) { () throws(WrongResult) in
          isCorrect = try await work(engine)
        }
        guard isCorrect else { throw WrongResult("\(name): the engines differ") }
        return sample
      }
    }
  }
}
