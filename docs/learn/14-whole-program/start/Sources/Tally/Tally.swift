/// Adds numbers up.
public enum Tally {
  /// A line that is not a number.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    public let text: String

    public var description: String { "line \(line) is not a number: \(text)" }
  }

  /// Returns the sum of the lines. Blank lines are ignored.
  public static func sum(of lines: [String]) throws(Failure) -> Int {
    var sum = 0
    for (index, line) in lines.enumerated() {
      let text = String(line.drop { $0 == " " })
      if text.isEmpty { continue }
      guard let number = Int(text) else { throw Failure(line: index + 1, text: text) }
      sum += number
    }
    return sum
  }
}
