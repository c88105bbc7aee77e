public import CoreDomain

extension JSONValue {
  public subscript(name: String) -> JSONValue? { members[name] }

  public var text: String? { if case .text(let text) = self { text } else { nil } }

  public var number: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }

  public var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  public var members: [String: JSONValue] {
    if case .object(let members) = self { members } else { [:] }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral text: String) { self = .text(text) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral number: Int) { self = .integer(number) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { _, last in last })
  }
}
