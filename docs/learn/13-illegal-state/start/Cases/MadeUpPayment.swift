// refused: 'PaidSeat' initializer is inaccessible due to '(internal|fileprivate|private)' protection level
import Seats

func madeUpPayment() -> PaidSeat {
  PaidSeat(name: "Ada", number: 4)
}
