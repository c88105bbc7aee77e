import CoreDomain
import Testing

@Suite struct IdentifierTests {
  private enum Book {}
  private typealias BookID = Identifier<Book, String>

  @Test func isOrderedByItsRawValue() {
    #expect(!(BookID("a") < BookID("a")))
    #expect([BookID("b"), BookID("a")].sorted() == [BookID("a"), BookID("b")])
  }

  @Test func printsOnlyItsRawValue() {
    #expect("\(BookID("k3x9"))" == "k3x9")
  }
}
