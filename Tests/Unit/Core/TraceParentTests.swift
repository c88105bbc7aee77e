import CoreDomain
import Testing

@Suite struct TraceParentTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let span = "00f067aa0ba902b7"

  @Test(arguments: [
    ("00-\(trace)-\(span)-01", true), ("00-\(trace)-\(span)-00", false),
    // Only the lowest bit means sampled.
    ("00-\(trace)-\(span)-03", true), ("00-\(trace)-\(span)-fe", false),
    // Later versions may have more fields.
    ("01-\(trace)-\(span)-01", true), ("cc-\(trace)-\(span)-01-what-follows", true),
    ("01-\(trace)-\(span)-01-", true),
  ])
  func readsAValidValue(_ text: String, _ isSampled: Bool) throws {
    let position = try #require(TraceParent(text))
    #expect(position.traceID == Self.trace && position.spanID == Self.span)
    #expect(position.isSampled == isSampled)
    #expect(position.text == "00-\(Self.trace)-\(Self.span)-\(isSampled ? "01" : "00")")
  }

  @Test(arguments: [
    "", "00", "00-\(trace)-\(span)", "00-\(trace)-\(span)-", "00-\(trace)-\(span)-1",
    "00-\(trace)-\(span)-01-", "00-\(trace)-\(span)-01-more", "00-\(trace)-\(span)-011",
    "ff-\(trace)-\(span)-01", "0g-\(trace)-\(span)-01", "01-\(trace)-\(span)-01.",
    "01-\(trace)-\(span)-0101",
    "00-\(trace.uppercased())-\(span)-01", "00-\(trace)-\(span.uppercased())-01",
    "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
    "00-\(trace)-\(span)-0x", "00_\(trace)_\(span)_01", "00-\(trace)\(span)-01--",
    " 00-\(trace)-\(span)-01", "00-\(trace)-\(span)-01 ", "00-\(trace)-\(span)-01,00-\(trace)",
    "00-４bf92f3577b34da6a3ce929d0e0e47-\(span)-01",
  ])
  func rejectsAnInvalidValue(_ text: String) {
    #expect(TraceParent(text) == nil)
  }

  @Test func aChildHasTheTraceAndTheFlagOfItsParent() throws {
    let parent = try #require(TraceParent("00-\(Self.trace)-\(Self.span)-00"))
    let child = TraceParent(childOf: parent) { 0xAB }
    #expect(child.text == "00-\(Self.trace)-00000000000000ab-00")
  }

  @Test func aNewTraceIsSampledAndItsIdentifiersAreNeverZero() {
    let first = TraceParent(startingWith: { 0 })
    #expect(TraceParent(first.text) == first && first.isSampled)
  }
}
