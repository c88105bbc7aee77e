/// One comparison: a subject and its peers, each doing the same work.
protocol Benchmark: SendableMetatype {
  /// The letter that `--only` takes.
  static var letter: Character { get }

  /// What is compared, in a line.
  static var title: String { get }

  /// Prepares the data and the servers, which is not measured.
  init(_ options: Options) async throws(WrongResult)

  /// How many rounds there are unless `--rounds` says so.
  var rounds: Int { get }

  /// Each subject first, then its peers.
  var contestants: [Contestant] { get }

  /// Lines for beneath the table, each a fact that the rows do not show.
  func remarks(on measured: [Measurement]) -> [String]
}

extension Benchmark {
  func remarks(on measured: [Measurement]) -> [String] { [] }
}

/// How much work there is.
enum Scale: Hashable, Sendable {
  /// The counts of the aims.
  case full
  /// A few seconds for everything together: to see that it works, not how fast.
  case small

  func callAsFunction(_ full: Int, small: Int) -> Int {
    self == .full ? full : small
  }
}

/// One who does the work.
struct Contestant {
  let name: String

  /// Whether it is measured by those after it; the others are measured by the subject before them.
  var isSubject = false

  /// What is hoped for, or nothing when this one is only shown beside.
  var aim: Aim?

  /// Does the whole work once, checks the result and says what it took.
  let run: () async throws(WrongResult) -> Sample
}

/// What a round of one contestant took.
struct Sample: Hashable, Sendable {
  /// How many items there were: requests, rows, starts.
  let count: Int
  let seconds: Double
  /// The processor time, of all threads that belong to the contestant.
  let processorSeconds: Double
  /// Times of single items, in seconds, when they were taken.
  var each: [Double] = []
}

/// What is hoped for.
enum Aim: Hashable, Sendable {
  /// A ratio of the subject's time to that of the peer that has the aim.
  case highestRatio(Double)
  /// A time of a single item, in seconds, of the subject itself.
  case highestTime(Double)

  /// - Parameter ratio: the subject's time, as a multiple of the peer's.
  static func timeAtMost(_ ratio: Double) -> Aim { .highestRatio(ratio) }

  /// - Parameter share: the subject's items a second, as a part of the peer's.
  static func rateAtLeast(_ share: Double) -> Aim { .highestRatio(1 / share) }
}

/// A result that is not what it has to be: no time of it counts.
struct WrongResult: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// Throws unless a number is the expected one.
  static func check(_ what: String, _ found: Int, is expected: Int) throws(WrongResult) {
    guard found == expected else {
      throw WrongResult("\(what): \(found), and not \(expected)")
    }
  }
}
