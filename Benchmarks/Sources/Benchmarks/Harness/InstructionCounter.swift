/// Counts the instructions of the subjects.
///
/// Seconds depend on the other work of the machine; instructions hardly do. Valgrind counts those
/// outside the kernel. Each benchmark runs twice, with little work and different numbers of rounds.
/// The difference of the counts excludes the preparation and the first, unmeasured round.
final class InstructionCounter {
  /// The argument that makes this program run the subjects of a benchmark, followed by its letter
  /// and a number of rounds. It prints the number of items in a round.
  static let argument = "--counted"

  /// Copies of the programs without debug information, which Valgrind 3.19 cannot read if it is in
  /// DWARF 5.
  private let copies: TemporaryFolder
  private let valgrind: Program

  init() throws {
    guard let valgrind = try? Program(path: "/usr/bin/valgrind") else {
      throw WrongResult("Instructions are counted by Valgrind: install the package valgrind.")
    }
    self.valgrind = valgrind
    copies = try TemporaryFolder()
    let strip = try Program(path: "/usr/bin/strip")
    for name in ["benchmarks", "loopback-server", "seams", "seams-server"] + Self.uncounted {
      _ = try strip.run(["--strip-debug", "-o", copies.file(name), Program(name).path])
    }
  }

  /// Counts the instructions of a benchmark, or returns `nil` if its amount of work depends on the
  /// time.
  func count(_ benchmark: any Benchmark.Type) throws -> InstructionCount? {
    guard let program = benchmark.countedProgram else { return nil }
    let rounds = benchmark.countedRounds
    let few = try run(benchmark.letter, rounds: 1, program)
    let many = try run(benchmark.letter, rounds: 1 + rounds, program)
    return InstructionCount(
      items: many.items, instructions: (many.instructions - few.instructions) / rounds)
  }

  private func run(
    _ letter: Character, rounds: Int, _ program: String
  ) throws -> InstructionCount {
    let log = copies.file("log")
    let ending = try valgrind.run(
      [
        "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
        "--log-file=\(log).%p", "--trace-children=\(program == "benchmarks" ? "no" : "yes")",
        "--trace-children-skip=\((Self.uncounted + ["ldd"]).map { "*/" + $0 }.joined(separator: ","))",
        copies.file("benchmarks"), Self.argument, "\(letter)", "\(rounds)",
      ],
      environment: [
        "LD_PRELOAD=\(Program.folder)libvalgrind-shim.so", "SWIFT_DETERMINISTIC_HASHING=1",
      ])
    let logs = try copies.takeFiles(startingWith: "log.")
    guard let items = ending.number else {
      throw WrongResult("(\(letter)) under Valgrind: “\(ending.output)”")
    }
    let counts = logs.compactMap { Self.instructions(of: copies.file(program), in: $0) }
    guard !counts.isEmpty else {
      throw WrongResult("(\(letter)) Valgrind did not count \(program)")
    }
    return InstructionCount(items: items, instructions: counts.reduce(0, +))
  }

  /// The count in a log of Valgrind, or `nil` if the log is that of another program.
  private static func instructions(of path: String, in log: String) -> Int? {
    let lines = log.split(separator: "\n")
    guard lines.contains(where: { "\($0) ".contains(" Command: \(path) ") }),
      let count = lines.last(where: { $0.contains(" refs: ") })
    else { return nil }
    return Int(String(count.split(separator: ":")[1].filter(\.isNumber)))
  }

  /// The programs that Valgrind does not run.
  private static let uncounted = [
    "hummingbird-peer", "start-empty", "start-empty-swift", "start-linked",
  ]
}

/// The instructions of one round.
struct InstructionCount: Codable, Hashable, Sendable {
  let items: Int
  let instructions: Int

  var perItem: Int { instructions / max(items, 1) }
}
