// refused: value of type 'HeldSeat' has no member 'ticket'
import Seats

func ticketBeforePayment() -> String {
  let held = Wish(name: "Ada").hold(number: 4)
  return held.ticket()
}
