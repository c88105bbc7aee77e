import Seats

/// The way that every ticket goes.
func legal() -> String {
  let held = Wish(name: "Ada").hold(number: 4)
  let paid = held.pay()
  return paid.ticket()
}
