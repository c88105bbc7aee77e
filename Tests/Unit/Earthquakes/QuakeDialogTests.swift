import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeDialogTests {
  private let now = Timestamp.fixture("2026-01-01T00:00:00Z")

  @Test(arguments: [
    (0, "There have been 0 earthquakes near San Ramon since 10/1/2015"),
    (1, "There has been 1 earthquake near San Ramon since 10/1/2015"),
    (12_569, "There have been 12569 earthquakes near San Ramon since 10/1/2015"),
  ])
  func showsTheCount(_ count: Int, _ message: String) {
    let dialog = Dialog(
      QuakeCount(query: .fixture(), count: count, origin: .service(now)))
    #expect(dialog.title == "Earthquakes near San Ramon")
    #expect(dialog.message == message)
  }

  @Test func describesTheMinimumMagnitudeAndTheStart() {
    let query = QuakeQuery.fixture(since: "2026-01-01T12:00:00Z", magnitude: 4)
    let dialog = Dialog(QuakeCount(query: query, count: 2, origin: .service(now)))
    #expect(
      dialog.message == "There have been 2 earthquakes of magnitude 4 or more near San Ramon "
        + "since 2026-01-01T12:00:00Z")
  }

  @Test func showsWhyTheCountFailed() {
    let dialog = Dialog<QuakeCountChoice>(.source(.outOfOrder(status: 503)))
    #expect(dialog.title == "Earthquakes were not counted")
    #expect(
      dialog.message
        == "The service has an outage: it responded with status 503. Try again later.")
  }

  @Test func bothDialogsOfferCancelAndTryAgain() {
    let answered = Dialog(QuakeCount(query: .fixture(), count: 3, origin: .service(now)))
    let failed = Dialog<QuakeCountChoice>(.busy(reason: "The store is busy."))
    for dialog in [answered, failed] {
      #expect(dialog.choices.map(\.label) == ["Cancel", "Try Again"])
      #expect(dialog.choices.map(\.value) == [.cancel, .tryAgain])
    }
  }
}

@Suite struct QuakeFailureTests {
  @Test(arguments: [
    (
      QuakeSourceFailure.unreachable("There is no network."),
      "The service cannot be reached. There is no network."
    ),
    (.refused(reason: "Bad\u{7}value."), "The service rejected the request: Bad\u{FFFD}value."),
    (.tooOften(retryAfter: 30), "Too many requests to the service. Try again in 30 seconds."),
    (.tooOften(retryAfter: 1), "Too many requests to the service. Try again in 1 second."),
    (.tooOften(retryAfter: nil), "Too many requests to the service. Try again in a minute."),
    (
      .outOfOrder(status: 500),
      "The service has an outage: it responded with status 500. Try again later."
    ),
    (
      .unreadable("It ends in its middle."),
      "The response of the service cannot be parsed. It ends in its middle."
    ),
    (
      .tooMany(limit: 20_000),
      "There are more than 20000 earthquakes. Use a smaller radius, a later date or a higher magnitude."
    ),
    (.unknown(Quake.ID("a1")), "The service has no event “a1”."),
    (.cancelled, "The request was cancelled."),
    (.deleted(Quake.ID("a1")), "The service deleted the event “a1”: it was not an earthquake."),
  ])
  func describesEveryFailureOfTheService(_ failure: QuakeSourceFailure, _ sentence: String) {
    #expect(failure.description == sentence)
    #expect(QuakeFailure.source(failure).description == sentence)
  }

  @Test(arguments: [
    (QuakeFailure.notFound(Quake.ID("a1\n")), "Unknown event “a1\u{FFFD}”."),
    (
      .tooMany(30_000, limit: 20_000),
      "There are 30000 earthquakes, but at most 20000 can be fetched at once. "
        + "Use a smaller radius, a later date or a higher magnitude."
    ),
    (.busy(reason: "Somebody writes."), "Somebody writes."),
    (.storage(reason: "The disk is full."), "The disk is full."),
  ])
  func describesEveryOtherFailure(_ failure: QuakeFailure, _ sentence: String) {
    #expect(failure.description == sentence)
  }
}
