/// The text of a statement, or a part of one: written in the program, and never made of what comes
/// from outside.
///
/// It is made of literals alone. What is written into one with `\(…)` is another text, a name of
/// tables, or a whole number of the program, such as that of a placeholder; a `String` is refused
/// when the program is compiled, since nobody can see where it comes from. So no input can change
/// what a statement does.
public struct SQLText: Hashable, Sendable, CustomStringConvertible {
  /// The text, as an engine reads it.
  public let description: String

  fileprivate init(_ text: String) {
    description = text
  }
}

// The literals are static: a text that is made while the program runs cannot be handed in as one.
extension SQLText: ExpressibleByStringInterpolation {
  public init(stringLiteral literal: StaticString) {
    description = literal.description
  }

  public init(stringInterpolation parts: Interpolation) {
    description = parts.text
  }

  /// What a text is put together from.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: StaticString) {
      text += literal.description
    }

    public mutating func appendInterpolation(_ part: SQLText) {
      text += part.description
    }

    public mutating func appendInterpolation(_ name: SQLName) {
      text += name.description
    }

    public mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    @available(
      *, unavailable, message: "bind what comes from outside as a value: write $1, and .text(…)"
    )
    public mutating func appendInterpolation(_ text: String) {}
  }
}

extension Sequence<SQLText> {
  /// The texts one after the other, with a separator between each and the next.
  public func joined(separator: SQLText) -> SQLText {
    SQLText(map(\.description).joined(separator: separator.description))
  }
}
