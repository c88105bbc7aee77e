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
  static let rounds = (full: 5, small: 1)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let bookmarks = options.scale(1_000_000, small: 3000)
    let stories = options.scale(100_000, small: 5000)
    let series = options.scale(30_000, small: 600)
    let engines = try Engines()
    contestants =
      try await engines.searches(bookmarks) + engines.lists(stories)
      + engines.titles(series) + engines.catalogues(series)
    facts = [
      "  \(Table.grouped(bookmarks)) bookmarks, \(Table.grouped(stories)) stories, "
        + "\(Table.grouped(series)) series; PostgreSQL keeps its own settings."
    ]
  }
}

/// Both engines, and what they need.
private final class Engines: Sendable {
  private let server: DatabaseServer
  private let folder: TemporaryFolder

  init() throws {
    server = try DatabaseServer()
    folder = try TemporaryFolder()
  }

  func searches(_ count: Int) async throws -> [Contestant] {
    let there = try await Product(.server(try server.schema().address))
    let here = try await Product(.file(folder.file("bookmarks.db")))
    for product in [there, here] { try await product.keep(samples: count) }
    var contestants: [Contestant] = []
    for kind in SearchKind.mix(of: count, try await SearchWords(of: here)) {
      contestants += try await pair(kind.questions, named: kind.described) {
        engine, question in
        try await (engine == .server ? there : here).answer(question)
      }
    }
    return contestants
  }

  func lists(_ count: Int) async throws -> [Contestant] {
    let there = try await StoryListBenchmark.Newsstand(
      NewsProduct(.server(try server.schema().address)), count)
    let here = try await StoryListBenchmark.Newsstand(
      NewsProduct(.file(folder.file("news.db"))), count)
    var contestants: [Contestant] = []
    for (place, kind) in try await here.kinds().enumerated() {
      let other = try await there.kinds()[place]
      let expected = try await here.page(kind.question).headlines.map(\.title)
      contestants += pair("stories: \(kind.name)", 1) { engine in
        let page =
          try await engine == .server
          ? there.page(other.question) : here.page(kind.question)
        return page.headlines.map(\.title) == expected
      }
    }
    return contestants
  }

  func titles(_ count: Int) async throws -> [Contestant] {
    let there = try await BookshelfProduct(.server(try server.schema().address))
    let here = try await BookshelfProduct(.file(folder.file("comics.db")))
    for product in [there, here] { try await product.synchronise(samples: count) }
    var contestants: [Contestant] = []
    for kind in ComicSearchKind.mix(of: count) {
      contestants += try await pair(kind.queries, named: kind.described) {
        engine, query in
        try await (engine == .server ? there : here).answer(query)
      }
    }
    return contestants
  }

  func catalogues(_ count: Int) throws -> [Contestant] {
    let catalogue = try SampleComics.series(0..<count)
    return pair("a catalogue of \(Table.grouped(count)) series", 1) {
      [self] engine in
      let file = try TemporaryFolder()
      let product = try await BookshelfProduct(
        engine == .server
          ? .server(try server.schema().address) : .file(file.file("comics.db")))
      try await product.synchronise(catalogue)
      return true
    }
  }

  private enum Kind {
    case server, file
  }

  /// - Parameter answer: Searches on an engine. Both engines must give the same answers.
  private func pair<Question>(
    _ questions: [Question], named name: (_ totals: [Int]) -> String,
    _ answer: @escaping (Kind, Question) async throws -> SearchAnswer
  ) async throws -> [Contestant] {
    let expected = try await questions.mapInTurn { try await answer(.file, $0) }
    let names = [(name(expected.map(\.total)), Kind.server), ("  on SQLite", .file)]
    return names.map { name, engine in
      Contestant.asking(
        questions, as: name, expecting: expected, isSubject: engine == .server
      ) { try await answer(engine, $0) }
    }
  }

  /// - Parameter work: Does the work on an engine, and returns whether the result is correct.
  private func pair(
    _ name: String, _ count: Int,
    _ work: @escaping (Kind) async throws -> Bool
  ) -> [Contestant] {
    [(name, Kind.server), ("  on SQLite", .file)].map { name, engine in
      Contestant(name: name, isSubject: engine == .server) {
        let (isCorrect, sample) = try await Sample.measuring(count) {
          try await work(engine)
        }
        guard isCorrect else { throw WrongResult("\(name): the engines differ") }
        return sample
      }
    }
  }
}
