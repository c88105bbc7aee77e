/// The last table of a run: each aim, what was measured, and whether the aim is met.
struct Verdicts {
  private var rows = [["", "what", "compared with", "aim", "measured", "verdict"]]

  /// The table, or `nil` if no contestant has an aim.
  var text: String? {
    rows.count > 1
      ? (["Aims"] + Table.aligned(rows, words: [0, 1, 2, 5])).joined(separator: "\n") : nil
  }

  /// Adds the aims of a benchmark.
  mutating func add(_ letter: Character, _ measured: [Measurement]) {
    var subject: Measurement?
    for one in measured {
      if one.isSubject { subject = one }
      guard let aim = one.aim, let subject else { continue }
      let peer = one.isSubject ? "" : one.name.trimmed
      rows.append(["(\(letter))", subject.name.trimmed, peer] + aim.judged(subject, one))
    }
  }
}

extension Aim {
  /// The aim, the measured value and the verdict, as texts.
  fileprivate func judged(_ subject: Measurement, _ one: Measurement) -> [String] {
    switch self {
    case .timeAtMost(let limit):
      let ratio = one.ratio(of: subject)
      return [
        "≤ \(Table.fixed(limit, 2)) of its time", Table.fixed(ratio, 2),
        Self.verdict(ratio / limit - 1),
      ]
    case .rateAtLeast(let limit):
      let share = 1 / one.ratio(of: subject)
      return [
        "≥ \(Table.fixed(limit, 2)) of its rate", Table.fixed(share, 2),
        Self.verdict(1 - share / limit),
      ]
    case .highestTime(let limit):
      let time = subject.seconds / Double(subject.count)
      return ["≤ \(Table.time(limit))", Table.time(time), Self.verdict(time / limit - 1)]
    }
  }

  /// - Parameter gap: How far the measured value is from the aim, as a fraction of the aim.
  private static func verdict(_ gap: Double) -> String {
    gap <= 0 ? "met" : "missed by \(Table.fixed(gap * 100, 1)) %"
  }
}

extension String {
  /// The text without the spaces that indent it in a table.
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
