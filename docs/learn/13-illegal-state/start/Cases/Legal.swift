import Seats

/// The steps from a wish to a ticket.
func legal() -> String {
  let held = Wish(name: "Ada").hold(number: 4)
  let paid = held.pay()
  return paid.ticket()
}
