/// (i) A synchronization of all pages of a list of stargazers, into a new file.
///
/// Its peer, curl, fetches the same pages over one connection and discards them. The benchmark
/// counts curl's pages and the stored stargazers.
struct StarWalkBenchmark: Benchmark {
  static let letter: Character = "i"
  static let title = "pages of 100 stargazers, one after the other"
  static let rounds = (full: 7, small: 3)

  let contestants: [Contestant]
  let facts: [String]

  init(_ options: Options) async throws {
    let pages = options.scale(400, small: 12)
    let service = try StarService.process(stars: pages * 100)
    let curl = try Program(path: "/usr/bin/curl")
    contestants = [
      Contestant(name: "Seams: DefaultStargazerRepository", isSubject: true) {
        let folder = try TemporaryFolder()
        let sample = try await StarWalk(port: service.port).run(into: folder, .everybody)
        try WrongResult.check("people kept", sample.count, is: pages * 100)
        return sample.counting(pages)
      },
      Contestant(name: "curl, which keeps nothing", aim: .timeAtMost(1.5)) {
        let ending = try curl.run(Self.arguments(service.port, pages))
        let statuses = ending.output.split(separator: "\n")
        try WrongResult.check("pages fetched", statuses.count { $0 == "200" }, is: pages)
        return Sample(ending, count: pages)
      },
    ]
    facts =
      options.isForProfile
      ? [] : try [Self.memory(pages: pages / 4), Self.memory(pages: pages)]
  }

  /// One process and one connection for all pages.
  private static func arguments(_ port: Int, _ pages: Int) -> [String] {
    let path = "repositories/\(StarService.number)/stargazers?per_page=100&page=[1-\(pages)]"
    return [
      "--silent", "--compressed", "--output", "/dev/null", "--write-out", "%{http_code}\\n",
      "--header",
      "Accept: application/vnd.github.star+json", "http://127.0.0.1:\(port)/\(path)",
    ]
  }

  /// Runs processes that synchronize a number of pages, and returns their memory in words.
  private static func memory(pages: Int) throws -> String {
    let service = try StarService.process(stars: pages * 100)
    func peak(_ answer: StarWalk.Answer) throws -> String {
      try Program("benchmarks").peakMemory(
        [StarWalk.argument, "\(service.port)", answer.rawValue], printing: pages * 100)
    }
    let (one, everybody) = (try peak(.one), try peak(.everybody))
    return "  Peak memory of a synchronization of \(pages) pages: "
      + "\(one) for one person, \(everybody) for everybody"
  }
}
