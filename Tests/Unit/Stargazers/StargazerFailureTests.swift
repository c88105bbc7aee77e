import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

/// The error messages.
@Suite struct StargazerFailureTests {
  /// A request has been sent to the other origin by then, but its response is not used.
  @Test func doesNotClaimThatARedirectWasNotFollowed() {
    let sentence = StargazerSourceFailure.foreign("https://elsewhere.example/x").description
    #expect(!sentence.contains("not followed"))
    #expect(sentence.contains("“https://elsewhere.example/x”"))
  }

  @Test func labelsAndTruncatesTheReasonOfGitHub() {
    #expect(
      StargazerSourceFailure.forbidden(reason: "Resource not accessible.").description
        == "GitHub denied access. GitHub says: “Resource not accessible.”")
    #expect(
      StargazerSourceFailure.refused(reason: "Bad\u{7}").description
        == "GitHub rejected the request. GitHub says: “Bad\u{FFFD}”")
    let long = StargazerSourceFailure.forbidden(reason: String(repeating: "a", count: 301))
    #expect(long.description.hasSuffix(String(repeating: "a", count: 300) + "…”"))
    #expect(
      StargazerSourceFailure.forbidden(reason: nil).description
        == "GitHub denied access.")
    #expect(
      StargazerSourceFailure.refused(reason: nil).description
        == "GitHub rejected the request.")
  }

  @Test func explainsWhyTheNewestAreUnknown() {
    let limit = StargazerLimit(until: .fixture(), isQuota: true)
    #expect(
      StargazerFailure.unknownEnd(because: .limited(limit)).description
        == "The newest stars are on the last page, which could not be read. "
        + "The hourly rate limit of GitHub is used up. Try again after 2026-01-01T00:00:00Z.")
  }

  @Test(arguments: [
    (
      StargazerFailure.form([
        .init(.sort, "Unknown sort order “x”."), .init(.limit, "Invalid limit “y”."),
      ]), "Unknown sort order “x”. Invalid limit “y”."
    ),
    (.unknownRepository(.fixture()), "The repository “lindqvist/glaze” does not exist, or you"),
    (.unknownStargazer("ola", of: .fixture()), "“ola” has not starred “lindqvist/glaze”."),
    (
      .restricted(.fixture()),
      "Only members of “lindqvist/glaze” can see its stargazers on GitHub"
    ),
    (
      .source(.notFound),
      "GitHub has no page at this address (404). Check the name of the repository."
    ),
    (.cancelled(pages: 0, of: 0), "Cancelled before the first page was loaded."),
    (
      .cancelled(pages: 2, of: 7),
      "Cancelled at page 2 of 7. The next request continues from there."
    ),
    (.busy(reason: "It is held."), "It is held."), (.storage(reason: "It is gone."), "It is gone."),
    (.source(.unreachable("No route.")), "GitHub cannot be reached. No route."),
    (.source(.badToken), "GitHub rejected the token in SEAMS_GITHUB_TOKEN"),
    (
      .source(.ceiling),
      "GitHub lists only the first 40,000 stargazers, and this page is beyond them."
    ),
    (.source(.outOfOrder(status: 502)), "responded with status 502"),
    (.source(.unreadable("It is HTML.")), "The response of GitHub cannot be parsed. It is HTML."),
    (.source(.cancelled), "The request was cancelled."),
    (
      .source(.limited(StargazerLimit(until: nil, isQuota: false))),
      "GitHub received too many requests at once. Try again in a few minutes."
    ),
  ])
  func describesEachFailureInASentence(_ failure: StargazerFailure, _ words: String) {
    #expect(failure.description.contains(words), "\(failure)")
  }
}
