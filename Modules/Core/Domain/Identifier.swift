/// An identifier of one kind of thing that cannot be taken for an identifier of another kind.
///
/// `Tag` is a phantom: no value of it is stored. `Identifier<Recipe, String>` and
/// `Identifier<Cook, String>` hold the same raw value and are still different types.
public struct Identifier<Tag, Raw: Hashable & Sendable>: Hashable, Sendable {
  /// The value as it is stored and printed.
  public let raw: Raw

  public init(_ raw: Raw) {
    self.raw = raw
  }
}

extension Identifier: CustomStringConvertible {
  public var description: String { "\(raw)" }
}

extension Identifier: Comparable where Raw: Comparable {
  public static func < (left: Self, right: Self) -> Bool {
    left.raw < right.raw
  }
}

/// A source of identifiers that nobody has been given before.
public protocol IdentifierSource: Sendable {
  /// Makes a new identifier: lower-case ASCII letters and digits only, so that it can stand in an
  /// address, in a file name and on a command line without quoting.
  func next() -> String
}
