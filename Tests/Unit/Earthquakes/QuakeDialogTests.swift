import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@Suite struct QuakeDialogTests {
  @Test func showsWhyTheCountFailed() {
    let dialog = Dialog<QuakeCountChoice>(.source(.outOfOrder(status: 503)))
    #expect(dialog.title == "Earthquakes were not counted")
    #expect(
      dialog.message
        == "The service has an outage: it responded with status 503. Try again later.")
  }

  @Test func offersCancelAndUsuallyTryAgain() {
    let dialog = Dialog<QuakeCountChoice>(.busy(reason: "The store is busy."))
    #expect(dialog.choices.map(\.label) == ["Cancel", "Try again"])
    #expect(dialog.choices.map(\.value) == [.cancel, .tryAgain])
    #expect(dialog.usual == .tryAgain)
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
    (.unknown(Quake.ID("a1")), "The service has no event “a1”. Check the identifier."),
    (.cancelled, "The request was cancelled."),
    (.deleted(Quake.ID("a1")), "The service deleted the event “a1”: it was not an earthquake."),
  ])
  func describesEveryFailureOfTheService(_ failure: QuakeSourceFailure, _ sentence: String) {
    #expect(failure.description == sentence)
    #expect(QuakeFailure.source(failure).description == sentence)
  }

  @Test(arguments: [
    (
      QuakeFailure.notFound(Quake.ID("a1\n")),
      "Unknown event “a1\u{FFFD}”. Use an identifier of the list."
    ),
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
