/// A member of a record that other programs read: `null` where it is `nil`, and never absent.
///
/// A list and a detail then have the same members, whatever is known.
@propertyWrapper
public struct OrNull<Value: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  public var wrappedValue: Value?

  public init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
