import Guestbook
import Testing

// NB: `serialized`, because each test needs the entries of the test before it.
@Suite(.serialized) struct GuestbookTests {
  @Test func writesALineUnderTheDate() {
    unsafe GuestbookWorld.shared.today = "2 May"
    Guestbook().sign("Lovely soup")
    #expect(Guestbook().page(of: 5) == ["2 May: Lovely soup"])
  }

  @Test func listsTheLastLineFirst() {
    Guestbook().sign("Cold feet")
    #expect(Guestbook().page(of: 5) == ["2 May: Cold feet", "2 May: Lovely soup"])
  }

  @Test func doesNotWriteALineWithoutALetter() {
    Guestbook().sign("!!!")
    #expect(Guestbook().page(of: 1) == ["2 May: Cold feet"])
  }
}
