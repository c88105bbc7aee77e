/// A seat in a theatre, on its way from a wish to a ticket.
public struct Seat {
  public var name: String
  public var number: Int?
  public var isPaid: Bool

  public init(name: String, number: Int? = nil, isPaid: Bool = false) {
    self.name = name
    self.number = number
    self.isPaid = isPaid
  }

  /// Returns the printed ticket, or `nil` for a seat that is not held or not paid.
  public func ticket() -> String? {
    guard isPaid, let number else { return nil }
    return "\(name): seat \(number)"
  }
}
