import Foundation

/// The instructions of benchmarks, and those of an earlier run.
struct InstructionReport {
  /// The change that counts as none, as a fraction. Two runs of the same program differ by up to
  /// 0.012, because threads take turns differently.
  static let tolerance = 0.05

  /// The counts by the benchmark's letter, as in a file.
  private typealias Counts = [String: InstructionCount]

  private let baseline: Counts?
  private var counts: Counts = [:]
  private var rows = [["", "items", "instructions", "per item", "before", "ratio", "verdict"]]
  private(set) var isSlower = false

  /// - Parameter path: A file that ``save(_:)`` wrote, or `nil`.
  init(_ letters: [Character], baseline path: String?) throws(Options.Failure) {
    guard let path else {
      baseline = nil
      return
    }
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw Options.Failure(description: "\(path) cannot be read.")
    }
    guard let baseline = try? JSONDecoder().decode(Counts.self, from: bytes) else {
      throw Options.Failure(description: "\(path) is not a file that --save wrote.")
    }
    guard letters.contains(where: { baseline[String($0)] != nil }) else {
      let others = baseline.keys.sorted().joined(separator: ", ")
      throw Options.Failure(description: "\(path) only has the benchmarks “\(others)”.")
    }
    self.baseline = baseline
  }

  /// The counts as a table.
  var text: String {
    (["Instructions outside the kernel, little work"] + Table.aligned(rows, words: [0, 6]))
      .joined(separator: "\n")
  }

  mutating func add(_ letter: Character, _ count: InstructionCount) {
    counts[String(letter)] = count
    rows.append(
      [
        "(\(letter))", Table.grouped(count.items), Table.grouped(count.instructions),
        Table.grouped(count.perItem),
      ] + compared(count, baseline?[String(letter)]))
  }

  /// The cells that compare a count with the earlier one.
  private mutating func compared(
    _ count: InstructionCount, _ before: InstructionCount?
  ) -> [String] {
    guard let before else { return ["", "", baseline == nil ? "" : "new"] }
    guard before.items == count.items else { return ["", "", "other work"] }
    let ratio = Double(count.instructions) / Double(before.instructions)
    let verdict =
      switch ratio {
      case ..<(1 - Self.tolerance): "faster"
      case ...(1 + Self.tolerance): "same"
      default: "slower"
      }
    if verdict == "slower" { isSlower = true }
    return [Table.grouped(before.perItem), Table.fixed(ratio, 3), verdict]
  }

  /// Writes the counts into a file, as JSON.
  func save(_ path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try encoder.encode(counts).write(to: URL(fileURLWithPath: path))
    } catch {
      throw WrongResult("\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
