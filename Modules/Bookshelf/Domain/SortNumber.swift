import CoreDomain

/// The number for sorting volumes, exact to three decimal places: `10.5` is between `10` and `11`.
/// It is stored as an integer of thousandths, so comparisons are exact.
public struct SortNumber: Hashable, Sendable, Comparable, CustomStringConvertible {
  public let thousandths: Int

  /// Creates a number. Numbers beyond ``limit``, positive or negative, are clamped.
  public init(thousandths: Int) {
    self.thousandths = min(max(thousandths, -Self.limit * 1000), Self.limit * 1000)
  }

  /// Parses a number such as `7`, `-1`, `10.5` or `0.125`.
  ///
  /// - Returns: `nil` for any other format, for more than three decimal places, and for numbers
  ///   beyond ``limit``.
  public init?(_ text: String) {
    var rest = Substring(text)
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.isDigits, whole.utf8.count <= 7, let integer = Int(whole)
    else { return nil }
    var thousandths = integer * 1000
    if parts.count == 2 {
      let places = parts[1]
      guard places.isDigits, places.utf8.count <= 3, let fraction = Int(places) else { return nil }
      thousandths += fraction * [100, 10, 1][places.utf8.count - 1]
    }
    guard thousandths <= Self.limit * 1000 else { return nil }
    self.init(thousandths: isNegative ? -thousandths : thousandths)
  }

  /// The maximum absolute value: numbers range from -1,000,000 to 1,000,000.
  public static let limit = 1_000_000

  /// The number in the format that `init(_:)` parses: `10.5`.
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
}

extension Substring {
  /// Whether the text consists of ASCII digits, at least one.
  var isDigits: Bool { !isEmpty && utf8.allSatisfy(\.isDigit) }
}
