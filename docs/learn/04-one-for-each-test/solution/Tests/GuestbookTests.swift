import Guestbook
import Testing

@Suite struct GuestbookTests {
  let world = GuestbookWorld()
  let guestbook: Guestbook

  init() {
    guestbook = Guestbook(world: world)
    world.today = "2 May"
  }

  @Test func writesALineUnderTheDate() {
    guestbook.sign("Lovely soup")
    #expect(guestbook.page(of: 5) == ["2 May: Lovely soup"])
  }

  @Test func listsTheLastLineFirst() {
    guestbook.sign("Lovely soup")
    guestbook.sign("Cold feet")
    #expect(guestbook.page(of: 5) == ["2 May: Cold feet", "2 May: Lovely soup"])
  }

  @Test func doesNotWriteALineWithoutALetter() {
    guestbook.sign("!!!")
    #expect(guestbook.page(of: 5) == [])
  }
}
