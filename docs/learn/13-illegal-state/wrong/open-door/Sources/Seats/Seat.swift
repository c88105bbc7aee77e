/// A person who wants a seat in a theatre.
public struct Wish {
  public let name: String

  public init(name: String) { self.name = name }

  /// Holds a seat.
  public func hold(number: Int) -> HeldSeat { HeldSeat(name: name, number: number) }
}

/// A seat that is held for a person until they pay. They can pay only once.
public struct HeldSeat: ~Copyable {
  public let name: String
  public let number: Int

  public init(name: String, number: Int) {
    self.name = name
    self.number = number
  }

  /// Pays for the seat.
  public consuming func pay() -> PaidSeat { PaidSeat(name: name, number: number) }
}

/// A paid seat. Only paying for a held seat creates it.
public struct PaidSeat {
  public let name: String
  public let number: Int

  public init(name: String, number: Int) {
    self.name = name
    self.number = number
  }

  /// Returns the printed ticket.
  public func ticket() -> String { "\(name): seat \(number)" }
}
