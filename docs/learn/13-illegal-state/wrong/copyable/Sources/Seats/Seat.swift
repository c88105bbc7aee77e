/// Somebody who wants a seat in a theatre.
public struct Wish {
  public let name: String

  public init(name: String) { self.name = name }

  /// Holds a seat.
  public func hold(number: Int) -> HeldSeat { HeldSeat(name: name, number: number) }
}

/// A seat that is held for somebody until they have paid, which they can do once.
public struct HeldSeat {
  public let name: String
  public let number: Int

  init(name: String, number: Int) {
    self.name = name
    self.number = number
  }

  /// Pays for it.
  public consuming func pay() -> PaidSeat { PaidSeat(name: name, number: number) }
}

/// A seat that is paid. Only paying makes one.
public struct PaidSeat {
  public let name: String
  public let number: Int

  init(name: String, number: Int) {
    self.name = name
    self.number = number
  }

  /// Returns the printed ticket.
  public func ticket() -> String { "\(name): seat \(number)" }
}
