import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import CoreCLI
@testable import EarthquakesCLI

/// The notices about the origin of an answer.
@Suite struct CLIQuakeOriginTests {
  @Test func printsNoNoticeForCurrentData() {
    #expect(QuakeOriginNotices.lines(of: .now) == [])
    #expect(QuakeOriginNotices.lines(of: .fresh(askedAt: .fixture())) == [])
  }

  @Test func printsTheReasonTheAgeAndAHintForStoredData() {
    #expect(
      QuakeOriginNotices.lines(of: .stored()) == [
        "The service cannot be reached. No route to host.",
        "Showing stored data from 3 hours ago (2025-12-31T21:00:00Z).",
        "Use --demo for sample data without a network.",
      ])
  }

  @Test func printsThatDataMayBeIncomplete() {
    let lines = QuakeOriginNotices.lines(of: .stored(isComplete: false))
    #expect(lines.contains { $0.hasSuffix("It may be incomplete.") })
  }

  @Test(arguments: [
    (0, "less than a minute"), (59, "less than a minute"), (60, "1 minute"),
    (3599, "59 minutes"), (3600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"),
    (400 * 86_400, "400 days"),
  ])
  func printsAnAgeInItsLargestUnit(_ seconds: Int64, _ age: String) {
    let lines = QuakeOriginNotices.lines(of: .stored(Int64(seconds)))
    #expect(lines.contains { $0.contains("from \(age) ago (") })
  }

  @Test(arguments: [false, true])
  func printsNoticesBesideTheOutput(_ json: Bool) {
    let answer = QuakeCount.fixture(origin: .stored())
    let view = QuakeCountView(display: .plain, json: json)
    let commandOutput = view.commandOutput(of: .success(answer))
    #expect(commandOutput?.notices.count == 3 && commandOutput?.status == .success)
    #expect(commandOutput?.text.contains("stored") == false)
  }

  @Test func showsACountThatCouldNotBeStored() {
    let answer = QuakeCount.fixture(keepingFailure: .storage(reason: "The disk is full."))
    let commandOutput = QuakeCountView(display: .plain, json: true).commandOutput(
      of: .success(answer))
    #expect(commandOutput?.status == .success)
    #expect(
      commandOutput?.notices == [
        "The count is correct, but the earthquakes could not be stored. The disk is full."
      ])
  }
}
