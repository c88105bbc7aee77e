/// The text of an SQL statement, or of a part of a statement. It can only be written in the source
/// code, so user input cannot become part of it. This prevents SQL injection.
///
/// A text is a string literal. Interpolation with `\(…)` accepts only another text, a table name,
/// or an integer such as the number of a placeholder. Interpolating a `String` is a compile-time
/// error, because it could contain user input.
public struct SQLText: Hashable, Sendable, CustomStringConvertible {
  /// The SQL text that the database receives.
  public let description: String

  fileprivate init(_ text: String) {
    description = text
  }
}

// The literals are `StaticString`, so a text that is built at run time is not accepted.
extension SQLText: ExpressibleByStringInterpolation {
  public init(stringLiteral literal: StaticString) {
    description = literal.description
  }

  public init(stringInterpolation parts: Interpolation) {
    description = parts.text
  }

  /// Collects the parts of a literal with interpolations. The compiler calls it.
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
      *, unavailable, message: "bind external text as a value: write $1, and .text(…)"
    )
    public mutating func appendInterpolation(_ text: String) {}
  }
}

extension Sequence<SQLText> {
  /// Returns the texts joined by a separator such as `" AND "`.
  public func joined(separator: SQLText) -> SQLText {
    SQLText(map(\.description).joined(separator: separator.description))
  }
}
