import Guestbook
import Testing

@Suite(.serialized) struct GuestbookTests {
  init() {
    unsafe GuestbookWorld.shared.entries = []
    unsafe GuestbookWorld.shared.today = "2 May"
  }

  @Test func writesALineUnderTheDate() {
    Guestbook().sign("Lovely soup")
    #expect(Guestbook().page(of: 5) == ["2 May: Lovely soup"])
  }

  @Test func doesNotWriteALineWithoutALetter() {
    Guestbook().sign("!!!")
    #expect(Guestbook().page(of: 5) == [])
  }
}
