import FoundationEssentials

/// A value of the catalogue that stands by itself, as far as what it means is asked.
enum CatalogueLeaf: Hashable {
  /// It is not there, or is null.
  case absent
  case text(String)
  case number(CatalogueNumber)
  case flag(Bool)
  /// An object or an array.
  case other

  /// How it is shown to people.
  var shown: String {
    switch self {
    case .absent: "nothing"
    case .text(let text): "“\(text)”"
    case .number(.whole(let number)): "\(number)"
    case .number(.decimal(let text)): text
    case .number(.outside): "a number out of all bounds"
    case .flag(let flag): "\(flag)"
    case .other: "an object or a list"
    }
  }
}

/// A value of the catalogue that has parts of its own.
enum CataloguePart<Value> {
  /// It is not there, or is null.
  case absent
  /// It is a value of another kind.
  case wrong
  case found(Value)
}

/// A number, exactly: never by way of a floating-point number. `1e1` and `10.0` are the number 10, as
/// they are to JSON Schema.
enum CatalogueNumber: Hashable {
  case whole(Int)
  /// A number with places behind the point, without zeros at its end: `10.5`.
  case decimal(String)
  /// It is none that a decimal number of FoundationEssentials can be.
  case outside

  init(_ decimal: Decimal) {
    self.init(plain: decimal.description)
  }

  /// - Parameter token: a number of JSON, as it is written.
  init(token: ArraySlice<UInt8>) {
    let hasExponent = token.contains { $0 | 0x20 == UInt8(ascii: "e") }
    guard hasExponent || token.count > Self.longestPlain else {
      self.init(plain: String(decoding: token, as: UTF8.self))
      return
    }
    // What hardly ever stands in a catalogue is left to who knows all forms of numbers, roundings
    // of the fortieth place included.
    let list = Data("[".utf8 + token + "]".utf8)
    let decimals = try? JSONDecoder().decode([Decimal].self, from: list)
    self = decimals?.first.map { CatalogueNumber($0) } ?? .outside
  }

  /// - Parameter text: digits, with a point among them or none, and a minus before them or none.
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

  /// A number of so many characters is taken apart here: it has room in an `Int`.
  private static let longestPlain = 18

  /// Whether something is a number of JSON. https://www.rfc-editor.org/rfc/rfc8259#section-6
  static func isNumber(_ token: ArraySlice<UInt8>) -> Bool {
    var rest = token
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let places = rest.dropFirst().prefix(while: isDigit)
      guard !places.isEmpty else { return false }
      rest = rest.dropFirst(1 + places.count)
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
