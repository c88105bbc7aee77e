import CoreInfrastructure
import NewsDomain
import NewsRepository

/// (k) The first refresh of many feeds from a server on this machine, into a new file.
///
/// Its peer, newsboat, does the same with its own cache, which is also SQLite. The benchmark counts
/// the stories in both.
struct FeedRefreshBenchmark: Benchmark {
  static let letter: Character = "k"
  static let title = "refresh of feeds over loopback"
  static let rounds = (full: 5, small: 2)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let feeds = options.scale(200, small: 6)
    let stories = options.scale(50, small: 5)
    let service = try FeedService.process(feeds: feeds, stories: stories)
    let addresses = FeedService.addresses(feeds, port: service.port)
    let seams = Contestant(name: "Seams: refresh of \(feeds) feeds", isSubject: true) {
      defer { withExtendedLifetime(service) {} }
      return try await Self.refresh(addresses, stories: feeds * stories)
    }
    guard let newsboat = try? Newsboat() else {
      contestants = [seams]
      facts = ["  newsboat is missing on this machine: install the package of that name."]
      return
    }
    let peer = Contestant(name: "  newsboat -x reload", aim: .timeAtMost(1)) {
      try newsboat.reload(addresses, stories: feeds * stories)
    }
    contestants = [seams, peer]
    facts = []
  }

  private static func refresh(
    _ addresses: [String], stories: Int
  ) async throws -> Sample {
    let folder = try TemporaryFolder()
    let product = try await NewsProduct(.file(folder.file("news.db")))
    _ = try await product.add(addresses)
    let (found, sample) = try await CurlHTTPClient.using { client in
      let repository = product.repository(over: client)
      return try await Sample.measuring(stories) {
        try await repository.refresh(nil, .byHand) { _ in }.newStories
      }
    }
    try WrongResult.check("stories kept", found, is: stories)
    return sample
  }
}

/// A feed reader for the terminal: https://newsboat.org
struct Newsboat {
  private let program: Program
  private let shell: Program

  init() throws {
    program = try Program(path: "/usr/bin/newsboat")
    shell = try Program(path: "/usr/bin/sqlite3")
  }

  /// Fetches all feeds into a new cache.
  func reload(_ addresses: [String], stories: Int) throws -> Sample {
    let folder = try TemporaryFolder()
    let cache = folder.file("cache.db")
    let urls = try TemporaryFile(Array(addresses.map { $0 + "\n" }.joined().utf8))
    // The same number of parallel requests as Seams; all other settings are newsboat's defaults.
    let settings = try TemporaryFile(Array("reload-threads 64\n".utf8))
    let ending = try program.run(
      ["-x", "reload", "-u", urls.path, "-c", cache, "-C", settings.path],
      environment: ["XDG_CONFIG_HOME=\(folder.path)", "XDG_DATA_HOME=\(folder.path)"])
    let count = try shell.run([cache, "SELECT count(*) FROM rss_item"]).number
    try WrongResult.check("newsboat’s stories", count ?? -1, is: stories)
    return Sample(ending, count: stories)
  }
}
