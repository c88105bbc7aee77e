import Guestbook
import Testing

@Suite struct GuestbookTests {
  let world = GuestbookWorld()
  let guestbook: Guestbook

  init() {
    guestbook = Guestbook(world: world)
    world.today = "2 May"
  }

  @Test func aLineIsWrittenUnderTheDate() {
    guestbook.sign("Lovely soup")
    #expect(guestbook.page(of: 5) == ["2 May: Lovely soup"])
  }

  @Test func theLastLineComesFirst() {
    guestbook.sign("Lovely soup")
    guestbook.sign("Cold feet")
    #expect(guestbook.page(of: 5) == ["2 May: Cold feet", "2 May: Lovely soup"])
  }

  @Test func aLineWithoutALetterIsNotWritten() {
    guestbook.sign("!!!")
    #expect(guestbook.page(of: 5) == [])
  }
}
