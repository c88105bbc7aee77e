internal import CXML2

/// The entities of a document: the entities that its DTD declares, and the entities of HTML.
///
/// Entities may contain references to other entities. The total expansion is limited, and even a
/// reference to an empty entity counts.
struct XMLEntities {
  enum Content {
    case text([UInt8])
    case unknown
    /// The expansion limit is exceeded.
    case tooMuch
  }

  private var declared: [[UInt8]: [UInt8]] = [:]
  private var left: Int

  /// The maximum nesting depth. A deeper or recursive reference is left unexpanded.
  private static let depthLimit = 16

  init(limit: Int) {
    left = limit
  }

  /// Adds a declaration: "the first declaration encountered is binding".
  /// https://www.w3.org/TR/xml/#sec-entity-decl
  mutating func declare(_ name: [UInt8], as text: [UInt8]) {
    if declared[name] == nil { declared[name] = text }
  }

  /// Returns the expanded text of the entity with this name.
  mutating func text(of name: ArraySlice<UInt8>) -> Content {
    guard declared[Array(name)] != nil else {
      return HTMLNames.text(of: name).map(Content.text) ?? .unknown
    }
    var text: [UInt8] = []
    return expand(name, into: &text, depth: 0) ? .text(text) : .tooMuch
  }
}

extension XMLEntities {
  /// - Returns: Whether the expansion is within the limit.
  private mutating func expand(
    _ name: ArraySlice<UInt8>, into text: inout [UInt8], depth: Int
  ) -> Bool {
    guard let content = declared[Array(name)], depth < Self.depthLimit else {
      return spend(HTMLNames.text(of: name) ?? Array("&".utf8) + name + Array(";".utf8), &text)
    }
    var rest = content[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard spend(rest[..<mark], &text) else { return false }
      rest = rest[mark...]
      switch XMLReference(in: rest, isCut: false) {
      case .named(let inner):
        left -= inner.count + 2
        guard left >= 0, expand(inner, into: &text, depth: depth + 1) else { return false }
        rest = rest[(inner.endIndex + 1)...]
      case .character(let character, let length):
        guard spend(Array(String(character).utf8), &text) else { return false }
        rest = rest.dropFirst(length)
      case .cut, .none:
        guard spend(rest.prefix(1), &text) else { return false }
        rest = rest.dropFirst()
      }
    }
    return spend(rest, &text)
  }

  private mutating func spend(_ more: some Collection<UInt8>, _ text: inout [UInt8]) -> Bool {
    left -= more.count
    guard left >= 0 else { return false }
    text.append(contentsOf: more)
    return true
  }
}

/// The entity names of HTML 4 from libxml2's table, and `apos`.
enum HTMLNames {
  static func text(of name: some Collection<UInt8>) -> [UInt8]? {
    scalars[String(decoding: name, as: UTF8.self)].map { Array(String($0).utf8) }
  }

  /// The last code point that has a name: `diams`.
  private static let last: UInt32 = 9830

  /// The names that browsers accept without a semicolon, mapped to libxml2's names: the names of
  /// the Latin-1 characters, and six names such as `amp` in lower case and in capitals.
  /// https://html.spec.whatwg.org/multipage/named-characters.html
  static let legacy: [String: String] = {
    let marks = ["amp", "copy", "gt", "lt", "quot", "reg"]
    let latin = scalars.filter { (0xA0...0xFF).contains($0.value.value) }.map(\.key)
    let names = (marks + latin).map { ($0, $0) } + marks.map { ($0.uppercased(), $0) }
    return Dictionary(names) { first, _ in first }
  }()

  private static let scalars: [String: Unicode.Scalar] = {
    var scalars: [String: Unicode.Scalar] = ["apos": "'"]
    for number in 0...last {
      guard let entry = unsafe htmlEntityValueLookup(number), let scalar = Unicode.Scalar(number)
      else { continue }
      unsafe scalars[String(cString: entry.pointee.name)] = scalar
    }
    return scalars
  }()
}
