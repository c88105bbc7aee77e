private import CBenchmarks

/// Rounds in which all contestants take turns, so that temporary slowness of the machine affects
/// all of them.
struct Rounds {
  private let count: Int

  init(_ count: Int) {
    self.count = count
  }

  /// Runs each contestant once without measuring, then all of them in each round, starting with
  /// another one each time.
  func run(_ contestants: [Contestant]) async throws -> [Measurement] {
    for contestant in contestants { _ = try await contestant.run() }
    var samples: [[Sample]] = contestants.map { _ in [] }
    for round in 0..<count {
      for turn in contestants.indices {
        let index = (turn + round) % contestants.count
        samples[index].append(try await contestants[index].run())
      }
    }
    return zip(contestants, samples).map { contestant, samples in
      Measurement(
        name: contestant.name, isSubject: contestant.isSubject, aim: contestant.aim,
        samples: samples)
    }
  }
}

/// The measurements of one contestant in all rounds.
struct Measurement {
  let name: String
  let isSubject: Bool
  let aim: Aim?
  let samples: [Sample]

  var count: Int { samples.first?.count ?? 0 }
  var seconds: Double { samples.map(\.seconds).median }
  var processorSeconds: Double { samples.map(\.processorSeconds).median }

  /// The items per second, in words.
  func rate(of items: String) -> String {
    "  \(name): \(Table.grouped(Int(Double(count) / seconds))) \(items)/s"
  }

  /// The subject's time as a multiple of this one's: the median of the ratios of the rounds,
  /// because within a round both had the same conditions.
  func ratio(of subject: Measurement) -> Double {
    zip(subject.samples, samples).map { $0.seconds / $1.seconds }.median
  }

  /// The same ratio of the processor time.
  func processorRatio(of subject: Measurement) -> Double {
    zip(subject.samples, samples).map { $0.processorSeconds / $1.processorSeconds }.median
  }
}

extension Sample {
  /// Measures work of this process.
  static func measure(
    _ count: Int, _ work: () async throws -> Void
  ) async throws -> Sample {
    try await measuring(count, work).sample
  }

  /// Measures work of this process, and returns its result, too.
  static func measuring<Value>(
    _ count: Int, _ work: () async throws -> Value
  ) async throws -> (value: Value, sample: Sample) {
    let processor = bench_cpu_seconds()
    let clock = ContinuousClock()
    let start = clock.now
    let value = try await work()
    let seconds = start.duration(to: clock.now) / .seconds(1)
    return (
      value,
      Sample(count: count, seconds: seconds, processorSeconds: bench_cpu_seconds() - processor)
    )
  }

  /// The measurement of a completed program.
  init(_ ending: Program.Ending, count: Int) {
    self.init(count: count, seconds: ending.seconds, processorSeconds: ending.processorSeconds)
  }

  /// The same sample with another number of items.
  func counting(_ count: Int) -> Sample {
    Sample(count: count, seconds: seconds, processorSeconds: processorSeconds)
  }
}

extension Sequence {
  /// The results of work for each element, one after the other.
  func mapInTurn<Value>(
    _ work: (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await work(element)) }
    return values
  }
}

extension [Double] {
  /// The middle value, or the mean of the two middle values.
  var median: Double {
    guard !isEmpty else { return .nan }
    let values = sorted()
    return (values[(count - 1) / 2] + values[count / 2]) / 2
  }

  /// The smallest value that a share of all values does not exceed.
  func percentile(_ share: Double) -> Double {
    guard !isEmpty else { return .nan }
    let rank = Int((Double(count) * share).rounded(.up))
    return sorted()[Swift.min(Swift.max(rank - 1, 0), count - 1)]
  }
}
