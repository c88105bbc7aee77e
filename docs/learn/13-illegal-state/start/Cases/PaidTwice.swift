// refused: 'held' consumed more than once
import Seats

func paidTwice() -> [String] {
  let held = Wish(name: "Ada").hold(number: 4)
  return [held.pay().ticket(), held.pay().ticket()]
}
