import FoundationEssentials

/// A JSON value of the catalogue, before `CatalogueMeaning` checks it.
enum CatalogueValue {
  /// The member is missing or `null`.
  case absent
  case text(String)
  case number(CatalogueNumber)
  case flag(Bool)
  case list([CatalogueValue])
  case object(CatalogueObject)

  /// The value for display in notes.
  var shown: String {
    switch self {
    case .absent: "null"
    case .text(let text): "“\(text)”"
    case .number(.whole(let number)): "\(number)"
    case .number(.decimal(let text)): text
    case .number(.outside): "a number out of range"
    case .flag(let flag): "\(flag)"
    case .list, .object: "an object or a list"
    }
  }
}

/// An exact number, never converted to floating point. `1e1` and `10.0` are the integer 10, as in
/// JSON Schema.
enum CatalogueNumber: Hashable {
  case whole(Int)
  /// A number with decimal places, without trailing zeros: `10.5`.
  case decimal(String)
  /// An integer that does not fit into an `Int`, or a number that `Decimal` cannot represent.
  case outside

  init(_ decimal: Decimal) {
    self.init(plain: decimal.description)
  }

  /// - Parameter token: The bytes of a JSON number.
  init(token: ArraySlice<UInt8>) {
    let hasExponent = token.contains { $0 | 0x20 == UInt8(ascii: "e") }
    guard hasExponent || token.count > Self.longestPlain else {
      self.init(plain: String(decoding: token, as: UTF8.self))
      return
    }
    // These forms are rare in a catalogue. Foundation handles all of them, including rounding at
    // the fortieth digit.
    let list = Data("[".utf8 + token + "]".utf8)
    let decimals = try? JSONDecoder().decode([Decimal].self, from: list)
    self = decimals?.first.map { CatalogueNumber($0) } ?? .outside
  }

  /// - Parameter text: Digits with an optional decimal point and an optional minus sign.
  private init(plain text: String) {
    let parts = text.split(separator: ".", maxSplits: 1)
    var places = parts.count == 2 ? parts[1] : ""
    while places.last == "0" { places.removeLast() }
    if places.isEmpty {
      self = parts.first.flatMap { Int($0) }.map { .whole($0) } ?? .outside
    } else {
      self = .decimal("\(parts[0]).\(places)")
    }
  }

  /// The maximum length for the fast path. Numbers of this length fit into an `Int`.
  private static let longestPlain = 18
}
