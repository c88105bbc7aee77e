// refused: cannot assign to property: 'number' (is a 'let' constant|setter is inaccessible)
import Seats

func anotherSeatAfterPayment() -> String {
  var paid = Wish(name: "Ada").hold(number: 4).pay()
  paid.number = 1
  return paid.ticket()
}
