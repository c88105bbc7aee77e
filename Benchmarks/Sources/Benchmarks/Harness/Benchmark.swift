/// A comparison of a subject with peers that do the same work.
protocol Benchmark: SendableMetatype {
  /// The letter for `--only`.
  static var letter: Character { get }

  /// The title, on one line.
  static var title: String { get }

  /// The default numbers of rounds, without `--rounds`.
  static var rounds: (full: Int, small: Int) { get }

  /// Prepares data and servers, which is not measured.
  init(_ options: Options) async throws

  /// Each subject, followed by its peers.
  var contestants: [Contestant] { get }

  /// The program whose instructions are counted, or `nil` if the amount of work depends on the
  /// time.
  static var countedProgram: String? { get }

  /// The number of rounds whose instructions are counted; more of them if the rounds differ.
  static var countedRounds: Int { get }

  /// Lines below the table, each with a fact that the rows do not show.
  var facts: [String] { get }

  /// Returns the lines below the table, by default the ``facts``.
  func remarks(on measured: [Measurement]) -> [String]
}

extension Benchmark {
  static var countedProgram: String? { "benchmarks" }
  static var countedRounds: Int { 4 }

  var facts: [String] { [] }

  func remarks(on measured: [Measurement]) -> [String] { facts }
}

/// The amount of work.
enum Scale: Hashable, Sendable {
  /// The amounts that the aims refer to.
  case full
  /// A few seconds in total, to check that it works, not how fast.
  case small

  func callAsFunction(_ full: Int, small: Int) -> Int {
    self == .full ? full : small
  }
}

/// A subject or a peer.
struct Contestant {
  let name: String

  /// Whether the contestants after it are compared with it; the others are compared with the
  /// subject before them.
  var isSubject = false

  /// The aim, or `nil` if the contestant is only shown for comparison.
  var aim: Aim?

  /// Does the whole work once, checks the result and returns the measurement.
  let run: () async throws -> Sample
}

extension Contestant {
  /// A contestant that answers questions one after the other. Each answer must be the expected one.
  static func asking<Question, Answer: Equatable>(
    _ questions: [Question], as name: String, expecting expected: [Answer],
    isSubject: Bool = false, aim: Aim? = nil,
    _ answer: @escaping (Question) async throws -> Answer
  ) -> Contestant {
    Contestant(name: name, isSubject: isSubject, aim: aim) {
      let (answers, sample) = try await Sample.measuring(questions.count) {
        try await questions.mapInTurn(answer)
      }
      for (question, pair) in zip(questions, zip(answers, expected)) where pair.0 != pair.1 {
        throw WrongResult("\(name), \(question): \(pair.0), and not \(pair.1)")
      }
      return sample
    }
  }
}

/// The measurement of one round of a contestant.
struct Sample: Hashable, Sendable {
  /// The number of items: requests, rows, starts.
  let count: Int
  let seconds: Double
  /// The processor time of all threads of the contestant.
  let processorSeconds: Double
  /// The times of single items in seconds, if they were measured.
  var each: [Double] = []
}

/// A performance aim.
enum Aim: Hashable, Sendable {
  /// The maximum time of the subject as a multiple of the time of the peer with the aim.
  case timeAtMost(Double)
  /// The minimum rate of the subject as a fraction of the rate of the peer with the aim.
  case rateAtLeast(Double)
  /// The maximum time of a single item of the subject, in seconds.
  case highestTime(Double)
}

/// An incorrect result; its time does not count.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless a number is the expected one.
  static func check(_ what: String, _ found: Int, is expected: Int) throws {
    guard found == expected else {
      throw WrongResult("\(what): \(found), and not \(expected)")
    }
  }
}
