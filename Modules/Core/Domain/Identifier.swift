/// An identifier whose type prevents mixing it up with identifiers of other entities.
///
/// `Tag` is a phantom type; no value of it is stored. `Identifier<Recipe, String>` and
/// `Identifier<Cook, String>` can have the same raw value and are still different types.
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

/// Makes unique identifiers, for example for the new items that a feature stores.
public protocol IdentifierSource: Sendable {
  /// Returns a new identifier of lower-case ASCII letters and digits, so that it needs no quoting
  /// in a URL, a file name or a shell.
  func next() -> String
}
