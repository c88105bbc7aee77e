import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

/// A half-open period in which an item can be read.
@Suite struct PublishWindowTests {
  private static let opening = "2026-10-10T12:00:00Z"
  private static let closing = "2026-10-11T12:00:00Z"

  @Test(arguments: [
    ("2026-10-10T11:59:59.999Z", Answer.upcoming), ("2026-10-10T12:00:00Z", .open),
    ("2026-10-10T12:00:00.001Z", .open), ("2026-10-11T11:59:59.999Z", .open),
    ("2026-10-11T12:00:00Z", .closed), ("2026-10-11T12:00:00.001Z", .closed),
    ("0001-01-01T00:00:00Z", .upcoming), ("9999-12-31T23:59:59.999Z", .closed),
  ])
  func includesItsStartAndExcludesItsEnd(_ now: String, _ answer: Answer) {
    let window = ComicRules.window(Self.opening, Self.closing)
    #expect(window.phase(at: .fixture(now)) == answer.phase())
  }

  @Test(arguments: [
    (String?.none, String?.some(closing), "0001-01-01T00:00:00Z", Answer.open),
    (nil, closing, "2026-10-11T11:59:59.999Z", .open), (nil, closing, closing, .closed),
    (opening, nil, "2026-10-10T11:59:59.999Z", .upcoming), (opening, nil, opening, .open),
    (opening, nil, "9999-12-31T23:59:59.999Z", .open),
    (nil, nil, "0001-01-01T00:00:00Z", .open), (nil, nil, "9999-12-31T23:59:59.999Z", .open),
  ])
  func isUnboundedWithoutAStartOrAnEnd(
    _ opensAt: String?, _ closesAt: String?, _ now: String, _ answer: Answer
  ) {
    let window = ComicRules.window(opensAt, closesAt)
    #expect(window.phase(at: .fixture(now)) == answer.phase())
  }

  @Test(arguments: [
    (opening, opening), (closing, opening), (opening, "2026-10-10T11:59:59.999Z"),
    // The same moment in two time zones.
    ("2026-10-10T21:00:00+09:00", "2026-10-10T14:00:00+02:00"),
  ])
  func rejectsAnEmptyWindow(_ opensAt: String, _ closesAt: String) {
    #expect(PublishWindow(opensAt: .fixture(opensAt), closesAt: .fixture(closesAt)) == nil)
  }

  @Test func mayLastOneMillisecond() {
    let window = ComicRules.window(Self.opening, "2026-10-10T12:00:00.001Z")
    #expect(window.phase(at: .fixture(Self.opening)) == .open)
  }

  /// In Berlin the hour from 2:00 to 3:00 occurs twice on 25 October 2026, and not at all on 29
  /// March. Local times are out of order then; the moments are in order.
  @Test(arguments: [
    ("2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00", "2026-10-25T02:45:00+02:00"),
    ("2026-10-25T02:59:59+02:00", "2026-10-25T02:00:00+01:00", "2026-10-25T00:59:59.999Z"),
    ("2026-03-29T01:59:59+01:00", "2026-03-29T03:00:00+02:00", "2026-03-29T00:59:59.500Z"),
  ])
  func ignoresDaylightSavingTime(_ opensAt: String, _ closesAt: String, _ within: String) {
    let window = ComicRules.window(opensAt, closesAt)
    #expect(window.phase(at: .fixture(within)) == .open)
    #expect(window.phase(at: .fixture(opensAt)) == .open)
    let closed = PublishWindow.Phase.closed(.fixture(closesAt))
    #expect(window.phase(at: .fixture(closesAt)) == closed)
  }

  enum Answer: Sendable {
    case upcoming, open, closed

    func phase() -> PublishWindow.Phase {
      switch self {
      case .upcoming: .upcoming(.fixture(PublishWindowTests.opening))
      case .open: .open
      case .closed: .closed(.fixture(PublishWindowTests.closing))
      }
    }
  }
}
