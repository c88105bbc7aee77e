import Glibc

// benchmarks: Seams beside its peers, ratios in one run. README.md says what is compared.
//
// A benchmark is a type that conforms to ``Benchmark`` and a line in ``catalogue``.
@main
struct Main {
  static let catalogue: [any Benchmark.Type] = [
    TransfersBenchmark.self, InsertBenchmark.self, SearchBenchmark.self, ImportBenchmark.self,
    PageBenchmark.self, StartBenchmark.self, QuakeImportBenchmark.self, QuakeCountBenchmark.self,
    StarWalkBenchmark.self, FeedReadingBenchmark.self, FeedRefreshBenchmark.self,
    StoryListBenchmark.self, CatalogueSyncBenchmark.self, ComicSearchBenchmark.self,
    ComicGridBenchmark.self, ServerInsertBenchmark.self, ServerReadBenchmark.self,
    DepthBenchmark.self, HealthBenchmark.self,
  ]

  static func main() async {
    exit(await status())
  }

  /// The exit status: 0 if every result is correct, whether or not aims are met; 1 if one is
  /// incorrect; 2 if a subject takes more instructions than before; 64 if the arguments are
  /// invalid.
  private static func status() async -> Int32 {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    switch (arguments.first, rest.count) {
    case (StarService.argument, 1): return await StarService.serve(rest[0])
    case (FeedService.argument, 2): return await FeedService.serve(rest[0], rest[1])
    case (BookmarkImport.argument, 1):
      return await printing {
        try await BookmarkImport(file: rest[0]).run(into: TemporaryFolder()).count
      }
    case (StarWalk.argument, 2):
      return await printing { try await StarWalk.alone(rest[0], rest[1]) }
    case (CatalogueSyncAlone.argument, 1):
      return await printing { try await CatalogueSyncAlone.alone(rest[0]) }
    case (FeedReadingAlone.argument, _):
      return await printing { try FeedReadingAlone.alone(rest) }
    case (InstructionCounter.argument, 2):
      return await printing { try await countedRun(rest[0], rounds: rest[1]) }
    default: break
    }
    let options: Options
    do throws(Options.Failure) {
      options = try Options(arguments, letters: catalogue.map { $0.letter })
    } catch {
      say(error.description)
      return 64
    }
    if options.wantsHelp {
      print(Options.help(catalogue))
      return 0
    }
    let chosen = catalogue.filter { options.letters.contains($0.letter) }
    return options.countsInstructions
      ? countInstructions(chosen, options) : await run(chosen, options)
  }

  private static func run(_ chosen: [any Benchmark.Type], _ options: Options) async -> Int32 {
    var hasWrongResult = false
    var verdicts = Verdicts()
    for type in chosen {
      do {
        let (benchmark, measured) = try await measure(type, options)
        print(Table(benchmark, measured).text)
        verdicts.add(type.letter, measured)
      } catch {
        say("(\(type.letter)) wrong: \(error)")
        hasWrongResult = true
      }
      fflush(nil)
    }
    if let text = verdicts.text { print(text) }
    return hasWrongResult ? 1 : 0
  }

  private static func measure(
    _ type: any Benchmark.Type, _ options: Options
  ) async throws -> (any Benchmark, [Measurement]) {
    let benchmark = try await type.init(options)
    let contestants = benchmark.contestants.filter { $0.isSubject || !options.isForProfile }
    let rounds = options.rounds ?? options.scale(type.rounds.full, small: type.rounds.small)
    return (benchmark, try await Rounds(rounds).run(contestants))
  }

  private static func countInstructions(
    _ chosen: [any Benchmark.Type], _ options: Options
  ) -> Int32 {
    do {
      var report = try InstructionReport(options.letters, baseline: options.baseline)
      let counter = try InstructionCounter()
      for type in chosen {
        say("counting (\(type.letter))")
        if let count = try counter.count(type) { report.add(type.letter, count) }
      }
      print(report.text)
      if let path = options.savedCounts { try report.save(path) }
      return report.isSlower ? 2 : 0
    } catch {
      say("\(error)")
      return error is Options.Failure ? 64 : 1
    }
  }

  /// Runs the subjects of a benchmark for ``InstructionCounter``, and returns the number of items.
  private static func countedRun(_ letter: String, rounds: String) async throws -> Int {
    let options = try Options(
      ["--small", "--subject", "--only", letter, "--rounds", rounds],
      letters: catalogue.map { $0.letter })
    var items = 0
    for type in catalogue where options.letters.contains(type.letter) {
      items += try await measure(type, options).1.map(\.count).reduce(0, +)
    }
    return items
  }

  /// Does work alone in this process, prints its number of items, and returns the exit status.
  private static func printing(_ work: () async throws -> Int) async -> Int32 {
    do {
      print(try await work())
      return 0
    } catch {
      print(error)
      return 1
    }
  }

  private static func say(_ sentence: String) {
    let line = Array("benchmarks: \(sentence)\n".utf8)
    _ = unsafe write(STDERR_FILENO, line, line.count)
  }
}
