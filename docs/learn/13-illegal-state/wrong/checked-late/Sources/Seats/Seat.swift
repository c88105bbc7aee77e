/// A person who wants a seat in a theatre.
public struct Wish {
  public let name: String

  public init(name: String) { self.name = name }

  /// Holds a seat.
  public func hold(number: Int) -> HeldSeat { HeldSeat(name: name, number: number) }
}

/// A seat that is held, and perhaps paid.
public struct HeldSeat {
  public let name: String
  public let number: Int
  var isPaid = false

  /// Pays for the seat.
  public func pay() -> HeldSeat { HeldSeat(name: name, number: number, isPaid: true) }

  /// Returns the printed ticket.
  public func ticket() -> String {
    precondition(isPaid, "pay first")
    return "\(name): seat \(number)"
  }
}

/// A seat that is paid.
public typealias PaidSeat = HeldSeat
