// refused: value of type 'Wish' has no member 'pay'
import Seats

func paymentBeforeSeat() -> PaidSeat {
  Wish(name: "Ada").pay()
}
