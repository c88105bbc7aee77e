import Guestbook
import Testing

@Suite struct WorldChecks {
  @Test func twoBooksOfTwoWorldsShareNoLines() {
    let (one, other) = (GuestbookWorld(), GuestbookWorld())
    one.today = "3 May"
    Guestbook(world: one).sign("Here")
    Guestbook(world: other).sign("There")
    #expect(Guestbook(world: one).page(of: 9) == ["3 May: Here"])
    #expect(Guestbook(world: other).page(of: 9) == ["1 May: There"])
  }

  @Test func twoBooksOfOneWorldAreTheSameBook() {
    let world = GuestbookWorld()
    Guestbook(world: world).sign("Here")
    #expect(Guestbook(world: world).page(of: 9) == ["1 May: Here"])
  }
}
