import BookshelfDomain
import CoreDomain
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
  func includesItsStartAndExcludesItsEnd(_ now: String, _ answer: Answer) throws {
    let window = try ComicRules.window(Self.opening, Self.closing)
    #expect(window.phase(at: try ComicRules.moment(now)) == (try answer.phase()))
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
  ) throws {
    let window = try ComicRules.window(opensAt, closesAt)
    #expect(window.phase(at: try ComicRules.moment(now)) == (try answer.phase()))
  }

  @Test func alwaysEqualsTheWindowWithoutBounds() throws {
    #expect(PublishWindow.always == (try ComicRules.window(nil, nil)))
    #expect(PublishWindow.always.phase(at: try ComicRules.moment()) == .open)
  }

  @Test(arguments: [
    (opening, opening), (closing, opening), (opening, "2026-10-10T11:59:59.999Z"),
    // The same moment in two time zones.
    ("2026-10-10T21:00:00+09:00", "2026-10-10T14:00:00+02:00"),
  ])
  func rejectsAnEmptyWindow(_ opensAt: String, _ closesAt: String) throws {
    let moments = (try ComicRules.moment(opensAt), try ComicRules.moment(closesAt))
    #expect(PublishWindow(opensAt: moments.0, closesAt: moments.1) == nil)
  }

  @Test func mayLastOneMillisecond() throws {
    let window = try ComicRules.window(Self.opening, "2026-10-10T12:00:00.001Z")
    #expect(window.phase(at: try ComicRules.moment(Self.opening)) == .open)
  }

  /// In Berlin the hour from 2:00 to 3:00 occurs twice on 25 October 2026, and not at all on 29
  /// March. Local times are out of order then; the moments are in order.
  @Test(arguments: [
    ("2026-10-25T02:30:00+02:00", "2026-10-25T02:30:00+01:00", "2026-10-25T00:59:59Z"),
    ("2026-10-25T02:30:00+02:00", "2026-10-25T02:15:00+01:00", "2026-10-25T02:45:00+02:00"),
    ("2026-10-25T02:59:59+02:00", "2026-10-25T02:00:00+01:00", "2026-10-25T00:59:59.999Z"),
    ("2026-03-29T01:59:59+01:00", "2026-03-29T03:00:00+02:00", "2026-03-29T00:59:59.500Z"),
    ("2026-03-29T01:30:00+01:00", "2026-03-29T03:30:00+02:00", "2026-03-29T01:00:00Z"),
  ])
  func ignoresDaylightSavingTime(_ opensAt: String, _ closesAt: String, _ within: String) throws {
    let window = try ComicRules.window(opensAt, closesAt)
    #expect(window.phase(at: try ComicRules.moment(within)) == .open)
    #expect(try window.phase(at: ComicRules.moment(opensAt)) == .open)
    let closed = PublishWindow.Phase.closed(try ComicRules.moment(closesAt))
    #expect(try window.phase(at: ComicRules.moment(closesAt)) == closed)
  }

  /// At the same local time on the day after the change, 25 hours have passed in autumn and 23 in
  /// spring.
  @Test(arguments: [
    ("2026-10-24T12:00:00+02:00", "2026-10-25T12:00:00+01:00", Int64(25)),
    ("2026-03-28T12:00:00+01:00", "2026-03-29T12:00:00+02:00", 23),
  ])
  func includesTheActualHoursOfADay(_ opensAt: String, _ closesAt: String, _ hours: Int64) throws {
    let (opens, closes) = (try ComicRules.moment(opensAt), try ComicRules.moment(closesAt))
    #expect(closes.secondsSince1970 - opens.secondsSince1970 == hours * 3600)
    let window = try #require(PublishWindow(opensAt: opens, closesAt: closes))
    #expect(window.phase(at: opens.advanced(by: .seconds(hours * 3600 - 1))) == .open)
    #expect(window.phase(at: opens.advanced(by: .seconds(hours * 3600))) == .closed(closes))
  }

  @Test(arguments: [
    ("2024-02-28T23:59:59.999Z", Answer.upcoming), ("2024-02-29T00:00:00Z", .open),
    ("2024-02-29T23:59:59.999Z", .open), ("2024-03-01T00:00:00Z", .closed),
  ])
  func includesALeapDay(_ now: String, _ answer: Answer) throws {
    let window = try ComicRules.window("2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z")
    let phase = window.phase(at: try ComicRules.moment(now))
    switch answer {
    case .upcoming: #expect(phase == .upcoming(try ComicRules.moment("2024-02-29T00:00:00Z")))
    case .open: #expect(phase == .open)
    case .closed: #expect(phase == .closed(try ComicRules.moment("2024-03-01T00:00:00Z")))
    }
  }

  enum Answer: Sendable {
    case upcoming, open, closed

    func phase() throws -> PublishWindow.Phase {
      switch self {
      case .upcoming: .upcoming(try ComicRules.moment(PublishWindowTests.opening))
      case .open: .open
      case .closed: .closed(try ComicRules.moment(PublishWindowTests.closing))
      }
    }
  }
}
