/// The number by which volumes are put in order, exact to three places: `10.5` stands between `10`
/// and `11`. It is no floating-point number, so two that are written alike are equal.
public struct SortNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let thousandths: Int

  /// A number beyond ``limit`` counts as the limit.
  public init(thousandths: Int) {
    self.thousandths = min(max(thousandths, -Self.limit * 1000), Self.limit * 1000)
  }

  /// Reads a number as it is written: `7`, `-1`, `10.5`, `0.125`.
  ///
  /// - Returns: nothing for anything else, for more than three places behind the point, and for
  ///   numbers beyond ``limit``.
  public init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, Self.isDigits(whole), whole.utf8.count <= 7,
      let integer = Int(whole)
    else { return nil }
    var thousandths = integer * 1000
    if parts.count == 2 {
      let places = parts[1]
      guard Self.isDigits(places), places.utf8.count <= 3, let fraction = Int(places) else {
        return nil
      }
      thousandths += fraction * [100, 10, 1][places.utf8.count - 1]
    }
    guard thousandths <= Self.limit * 1000 else { return nil }
    self.init(thousandths: isNegative ? -thousandths : thousandths)
  }

  /// The highest number; the lowest is as far below 0.
  public static let limit = 1_000_000

  /// As it is read again: `10.5`.
  public var description: String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = thousandths < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var places = String(String(1000 + rest).dropFirst())
    while places.hasSuffix("0") { places.removeLast() }
    return "\(sign)\(whole).\(places)"
  }

  public static func < (left: SortNumber, right: SortNumber) -> Bool {
    left.thousandths < right.thousandths
  }

  private static func isDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
