import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// The error messages.
@Suite struct StargazerFailureTests {
  /// A request has been sent to the other origin by then, but its response is not used.
  @Test func doesNotSayThatARedirectWasNotFollowed() {
    let sentence = StargazerSourceFailure.foreign("https://elsewhere.example/x").description
    #expect(!sentence.contains("not followed"))
    #expect(sentence.contains("“https://elsewhere.example/x”"))
  }

  @Test func labelsTheSentenceOfTheServiceAndCutsIt() {
    #expect(
      StargazerSourceFailure.forbidden(reason: "Resource not accessible.").description
        == "The service does not show that. GitHub says: “Resource not accessible.”")
    #expect(
      StargazerSourceFailure.refused(reason: "Bad\u{7}").description
        == "The service refuses the question. GitHub says: “Bad\u{FFFD}”")
    let long = StargazerSourceFailure.forbidden(reason: String(repeating: "a", count: 301))
    #expect(long.description.hasSuffix(String(repeating: "a", count: 300) + "…”"))
    #expect(
      StargazerSourceFailure.forbidden(reason: nil).description
        == "The service does not show that.")
    #expect(
      StargazerSourceFailure.refused(reason: nil).description
        == "The service refuses the question.")
  }

  @Test func saysWhyTheNewestAreUnknown() {
    let limit = StargazerLimit(until: .fixture(), isQuota: true)
    #expect(
      StargazerFailure.unknownEnd(because: .limited(limit)).description
        == "The newest stars are on the last page, which could not be read. "
        + "The service answers no more questions for now: rate limited until 2026-01-01T00:00:00Z.")
  }

  @Test(arguments: [
    (StargazerFailure.noRepository, "Which repository?"),
    (.malformedRepository("x", reason: "write y"), "“x” is no repository: write y."),
    (.malformedOrder("x"), "“x” is no order. There are “oldest”, “newest”."),
    (.malformedOrder("newset"), "There are “oldest”, “newest”. Did you mean “newest”?"),
    (.malformedLimit("x"), "The limit must be between 1 and 40000, got “x”. Use an integer in"),
    (.unknownRepository(.fixture()), "There is no repository “lindqvist/glaze”, or none that"),
    (.unknownStargazer("ola", of: .fixture()), "“ola” is not among the"),
    (.restricted(.fixture()), "“lindqvist/glaze” are shown to its own people alone, so nobody"),
    (.source(.notFound), "The service has nothing at that address."),
    (.cancelled(pages: 0, of: 0), "Stopped before anything was read."),
    (.cancelled(pages: 2, of: 7), "Stopped at page 2 of 7. The same question goes on from there."),
    (.file(.unwritable(path: "x", reason: "full")), "“x”"),
    (.busy(reason: "It is held."), "It is held."), (.storage(reason: "It is gone."), "It is gone."),
    (.source(.unreachable("No route.")), "The service cannot be reached. No route."),
    (.source(.badToken), "does not know the token in SEAMS_GITHUB_TOKEN"),
    (.source(.ceiling), "The service gives no more of the list."),
    (.source(.outOfOrder(status: 502)), "it answers with 502"),
    (.source(.unreadable("It is HTML.")), "The service's answer cannot be read. It is HTML."),
    (.source(.cancelled), "The question was called off."),
    (
      .source(.limited(StargazerLimit(until: nil, isQuota: false))),
      "The service is asked too fast. Try again in a few minutes."
    ),
  ])
  func saysWhatWentWrongInASentence(_ failure: StargazerFailure, _ words: String) {
    #expect(failure.description.contains(words), "\(failure)")
  }
}
