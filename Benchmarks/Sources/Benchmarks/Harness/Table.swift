/// The result of a benchmark as a table.
struct Table {
  let text: String

  init(_ benchmark: some Benchmark, _ measured: [Measurement]) {
    let head = ["what", "count", "seconds", "per item", "processor", "ratio"]
    var rows = [head]
    var subject: Measurement?
    for one in measured {
      if one.isSubject { subject = one }
      rows.append(Self.row(one, comparedTo: one.isSubject ? nil : subject))
    }
    let rounds = measured.first?.samples.count ?? 0
    let lines =
      ["(\(type(of: benchmark).letter)) \(type(of: benchmark).title); medians of \(rounds) rounds"]
      + Self.aligned(rows) + benchmark.remarks(on: measured)
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ one: Measurement, comparedTo subject: Measurement?) -> [String] {
    let count = Double(one.count)
    let row = [
      one.name, grouped(one.count), fixed(one.seconds, 3), time(one.seconds / count),
      time(one.processorSeconds / count),
    ]
    return row + [subject.map { fixed(one.ratio(of: $0), 2) } ?? ""]
  }

  /// Aligns columns of words to the left, and columns of numbers to the right.
  static func aligned(_ rows: [[String]], words: Set<Int> = [0]) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return words.contains(column) ? cell.0 + padding : padding + cell.0
      }
      let line = "  " + cells.joined(separator: "  ")
      return String(
        line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.endIndex)])
    }
  }
}

// MARK: - Numbers

extension Table {
  /// A number with a fixed number of decimal places.
  static func fixed(_ value: Double, _ places: Int) -> String {
    guard value.isFinite else { return "–" }
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard places > 0 else { return grouped(scaled) }
    let digits = String(scaled % scale)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(grouped(scaled / scale)).\(zeros)\(digits)"
  }

  /// A number with a comma between thousands.
  static func grouped(_ value: Int) -> String {
    value < 1000
      ? String(value)
      : grouped(value / 1000) + "," + String(String(value % 1000 + 1000).dropFirst())
  }

  /// A time in a suitable unit.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-6: fixed(seconds * 1e9, 0) + " ns"
    case ..<1e-3: fixed(seconds * 1e6, 1) + " µs"
    case ..<1: fixed(seconds * 1e3, 2) + " ms"
    default: fixed(seconds, 2) + " s"
    }
  }

  /// Bytes as mebibytes.
  static func mebibytes(_ bytes: Int) -> String {
    fixed(Double(bytes) / 1_048_576, 1) + " MiB"
  }
}
