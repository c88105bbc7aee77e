import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@Suite struct StargazerFormTests {
  private static let last = StargazerPreferences(
    repository: .fixture("okafor/tide"), pageSize: .fixture(7))

  @Test(arguments: ["", " \n"])
  func usesTheLastValuesForBlankFields(_ blank: String) throws {
    let form = StargazerListForm(repository: blank, order: blank, limit: blank)
    #expect(try form.request(by: Self.last) == .fixture(.oldest, 7, of: .fixture("okafor/tide")))
  }

  @Test func readsFilledFields() throws {
    let form = StargazerListForm(
      repository: " lindqvist/glaze ", order: " newest ", limit: " 40000 ", cursor: " 7 ",
      refreshes: true)
    #expect(
      try form.request(by: Self.last) == .fixture(.newest, 40_000, after: 7, refreshes: true))
    #expect(try StargazerListForm(order: "oldest").request(by: Self.last).order == .oldest)
  }

  @Test func rejectsAllInvalidFieldsAtOnce() {
    let form = StargazerListForm(repository: "glaze", order: "Newest ", limit: "x ")
    let failures = [
      StargazerFieldFailure.repository("glaze"),
      StargazerFieldFailure(
        .sort, "Unknown sort order “Newest ”. Use “oldest” or “newest”. Did you mean “newest”?"),
      StargazerFieldFailure(.limit, ListLimit.rejection(of: "x ")),
    ]
    #expect(throws: StargazerFailure.form(failures)) { try form.request(by: Self.last) }
  }

  @Test(arguments: ["-1", "40000", "x", "1.5"])
  func rejectsACursorOutOfBounds(_ typed: String) {
    let failure = StargazerFieldFailure(
      .cursor, "The cursor must be an integer from 0 to 39999, got “\(typed)”.")
    #expect(throws: StargazerFailure.form([failure])) {
      try StargazerListForm(cursor: typed).request(by: Self.last)
    }
  }

  @Test func asksForARepositoryIfNoneIsRemembered() {
    let failure = StargazerFieldFailure(
      .repository, "Which repository? Write its owner, a slash and its name: “lindqvist/glaze”.")
    #expect(throws: StargazerFailure.form([failure])) {
      try StargazerListForm().request(by: StargazerPreferences())
    }
  }

  @Test func limitsThePageSize() {
    #expect(PageSize(0) == nil && PageSize(40_001) == nil)
    #expect(PageSize(1) == .least && PageSize(40_000) == .most && PageSize(30) == .usual)
  }
}

@Suite struct StarHistoryTests {
  @Test(arguments: [
    [], [0, 0, 0, 0, 0, 0], Array(repeating: 0, count: 8), [0, 0, 0, -1, 0, 0, 0],
    [0, 0, 0, 0, 0, 0, 100_000_000_001],
  ])
  func rejectsInvalidDaysOfAWeek(_ days: [Int]) {
    #expect(StarWeek(start: .fixture(), days: days) == nil)
  }

  @Test func sumsTheDaysOfAWeek() {
    #expect(StarWeek(start: .fixture(), days: [1, 2, 3, 4, 5, 6, 7])?.total == 28)
    let most = Array(repeating: StarWeek.limit, count: 7)
    #expect(StarWeek(start: .fixture(), days: most)?.total == 700_000_000_000)
  }

  @Test(arguments: [(10, [4, 8, 10]), (5, [0, 3, 5])])
  func computesTheGrowthUpToTheTotalAndNeverBelowZero(_ total: Int, _ stars: [Int]) {
    let history = StarHistory.fixture([2, 4, 1], total: total)
    #expect(history.growth.map(\.stars) == stars)
    #expect(history.growth.map(\.week) == history.weeks.reversed().map(\.start))
  }

  /// The current week starts on 2025-12-28, and the thirteenth last one on 2025-10-05.
  @Test(arguments: [(1, 1), (12, 1), (13, 3), (14, 7), (99, 15)])
  func countsTheStarsOfTheLastWeeks(_ weeks: Int, _ stars: Int) {
    let all: [StarWeek] = [
      .fixture(0, stars: 1), .fixture(12, stars: 2), .fixture(13, stars: 4), .fixture(50, stars: 8),
    ]
    for moment in ["2025-12-28T00:00:00Z", "2026-01-03T23:59:59.999Z"] {
      let history = StarHistory(
        repository: .fixture(), total: 20, weeks: all, origin: .service(.fixture(moment)))
      #expect(history.stars(inLast: weeks) == stars, "\(moment)")
    }
  }
}

@Suite struct StarHistoryAxisTests {
  @Test func startsTheLineBeforeTheFirstWeekAndEndsItAtTheTimeOfTheRequest() {
    let history = StarHistory.fixture([3, 4], total: 9)
    #expect(history.counts.map(\.stars) == [2, 6, 9])
    #expect(
      history.counts.map(\.moment.iso8601) == [
        "2025-12-21T00:00:00Z", "2025-12-28T00:00:00Z", "2026-01-01T00:00:00Z",
      ])
    #expect(StarHistory.fixture([], total: 9).counts == [])
  }

  @Test func theLineIsFlatWhereWeeksAreMissing() {
    let history = StarHistory(
      repository: .fixture(), total: 9, weeks: [.fixture(0, stars: 3), .fixture(10, stars: 4)],
      origin: .now)
    #expect(history.counts.map(\.stars) == [2, 6, 6, 9])
    #expect(
      history.counts.map(\.moment.iso8601) == [
        "2025-10-19T00:00:00Z", "2025-10-26T00:00:00Z", "2025-12-28T00:00:00Z",
        "2026-01-01T00:00:00Z",
      ])
  }

  @Test(arguments: [
    (0, [1, 10]), (10, [1, 10]), (11, [1, 10, 100]), (4711, [1, 10, 100, 1000, 10_000]),
  ])
  func choosesPowersOfTenForALogarithmicAxis(_ highest: Int, _ powers: [Int]) {
    #expect(StarHistoryAxis.powers(upTo: highest) == powers)
  }
}

@Suite struct StargazerAnswerTests {
  @Test func containsTheNewestUnlessTheListIsCutOrStored() {
    #expect(StargazerList.fixture().holdsTheNewest)
    #expect(StargazerList.fixture(total: 9, .partial(.unlisted(1))).holdsTheNewest)
    #expect(!StargazerList.fixture(total: 9, .partial(.ceiling(1))).holdsTheNewest)
    #expect(!StargazerList.fixture(origin: .stored()).holdsTheNewest)
  }

  @Test(arguments: [
    (0, 30, 9, 9 as Int?, nil as Int?), (0, 2, 2, 9, 2), (2, 2, 2, 9, 4), (6, 2, 2, 8, nil),
    (0, 4, 3, 9, 3), (8, 2, 0, 11, nil), (0, 2, 2, nil, 2),
  ])
  func continuesAfterTheReturnedRowsUntilTheLastOne(
    _ offset: Int, _ limit: Int, _ count: Int64, _ total: Int?, _ next: Int?
  ) {
    let people = (0..<count).map { Stargazer.fixture(id: $0) }
    let list = StargazerList.fixture(people, total: total, limit: .fixture(limit), offset: offset)
    #expect(list.next == next)
  }

  @Test(arguments: [(0, nil), (1, 0), (2, 0), (5, 3), (39_000, 7)])
  func goesBackToThePreviousPageThatHasRows(_ offset: Int, _ previous: Int?) {
    let list = StargazerList.fixture([], total: 9, limit: .fixture(2), offset: offset)
    #expect(list.previous == previous)
  }

  @Test(arguments: [StargazerGap.ceiling(2), .unlisted(2)])
  func endsWhereGitHubEndsTheList(_ gap: StargazerGap) {
    let list = StargazerList.fixture(
      Stargazer.fixtures(1...2), total: 9, limit: .fixture(2), .partial(gap))
    #expect(list.next == nil)
  }

  @Test func namesEachAvailability() {
    let all = [StargazerAvailability.list, .restricted, .partial(.unread(1))]
    #expect(all.map(\.name) == ["list", "restricted", "partial"])
  }
}

extension StargazerFieldFailure {
  /// The failure of a repository without a slash.
  static func repository(_ typed: String) -> StargazerFieldFailure {
    StargazerFieldFailure(
      .repository,
      "Invalid repository “\(typed)”. Write its owner, a slash and its name: “lindqvist/glaze”.")
  }
}

@Suite struct RepositoryNameTests {
  @Test(arguments: [
    ("lindqvist/glaze", "lindqvist", "glaze"), ("  lindqvist/glaze\n", "lindqvist", "glaze"),
    ("lindqvist/glaze.git", "lindqvist", "glaze"), ("A_b-9/c.D_e-0", "A_b-9", "c.D_e-0"),
    ("https://github.com/lindqvist/glaze", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze/", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze.git", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze?tab=readme", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze#usage", "lindqvist", "glaze"),
    ("https://github.com/lindqvist/glaze/issues?q=is#9", "lindqvist", "glaze"),
  ])
  func readsANameOrTheAddressOfAPage(_ typed: String, _ owner: String, _ name: String) throws {
    let repository = try RepositoryName(typed)
    #expect(repository.owner == owner && repository.name == name)
    #expect(repository.description == "\(owner)/\(name)")
  }

  @Test(
    arguments: [
      (
        "Write its owner, a slash and its name: “lindqvist/glaze”.",
        [
          "", " ", "glaze", "a/b/c", "https://github.com", "https://github.com/lindqvist",
          "https://", "://",
        ]
      ),
      (
        "An owner has 1 to 39 letters, digits, hyphens and underscores.",
        [
          "/glaze", "https://github.com//glaze", "a b/c", "a.b/c", "ä/c", "a@/c", "a[/c", "a`/c",
          "a{/c", "a:/c", "?/c", String(repeating: "a", count: 40) + "/c",
        ]
      ),
      (
        "A name has 1 to 100 letters, digits, hyphens, underscores and dots.",
        [
          "a/", "a/.git", "a/.", "a/..", "a/b?c", "a/b#c", "a/b c", "a/ö",
          "https://github.com/a/?tab=readme", "https://github.com/a/",
          "a/" + String(repeating: "b", count: 101),
        ]
      ),
    ] as [(String, [String])])
  func rejectsAnInvalidNameWithAdvice(_ advice: String, _ texts: [String]) {
    for typed in texts {
      let reason = "Invalid repository “\(DisplayText.quoted(typed))”. \(advice)"
      #expect(throws: StargazerFieldFailure(.repository, reason)) { try RepositoryName(typed) }
    }
  }

  @Test func acceptsTheLongestOwnerAndName() throws {
    let (owner, name) = (String(repeating: "o", count: 39), String(repeating: "n", count: 100))
    let repository = try RepositoryName("\(owner)/\(name)")
    #expect(repository.owner == owner && repository.name == name)
    #expect(try RepositoryName("o/n").description == "o/n")
    #expect(try RepositoryName("o/...").name == "...")
  }

  @Test func ignoresCase() throws {
    let (small, large) = (try RepositoryName("a/b"), try RepositoryName("A/B"))
    #expect(small == large && Set([small, large]).count == 1)
    #expect(large.description == "A/B" && large.key == "a/b")
    #expect(small != RepositoryName.fixture("a/c") && small != .fixture("c/b"))
  }
}

@Suite struct StargazerFailureTests {
  @Test func labelsAndTruncatesTheReasonOfGitHub() {
    #expect(
      StargazerSourceFailure.forbidden(reason: "Resource not accessible.").description
        == "GitHub denied access. GitHub says: “Resource not accessible.”")
    #expect(
      StargazerSourceFailure.refused(reason: "Bad\u{7}").description
        == "GitHub rejected the request. GitHub says: “Bad\u{FFFD}”")
    let long = StargazerSourceFailure.forbidden(reason: String(repeating: "a", count: 301))
    #expect(long.description.hasSuffix(String(repeating: "a", count: 300) + "…”"))
    #expect(StargazerSourceFailure.forbidden(reason: nil).description == "GitHub denied access.")
    #expect(
      StargazerSourceFailure.refused(reason: nil).description == "GitHub rejected the request.")
  }

  @Test(
    arguments: [
      (
        .form([
          .init(.sort, "Unknown sort order “x”."), .init(.limit, "Invalid limit “y”."),
        ]), "Unknown sort order “x”. Invalid limit “y”."
      ),
      (
        .unknownRepository(.fixture()),
        "The repository “lindqvist/glaze” does not exist, or you have no access to it. "
          + "Check its name."
      ),
      (
        .unknownStargazer("ola", of: .fixture()),
        "GitHub's list of the stargazers of “lindqvist/glaze” does not contain “ola”."
      ),
      (
        .restricted(.fixture()),
        "Only members of “lindqvist/glaze” can see its stargazers on GitHub, so a stargazer cannot "
          + "be looked up. Set SEAMS_GITHUB_TOKEN to the token of a member."
      ),
      (
        .unknownEnd(because: .limited(StargazerLimit(until: .fixture(), isQuota: true))),
        "The newest stars are on the last page, which could not be read. "
          + "The hourly rate limit of GitHub is used up. Try again after 2026-01-01T00:00:00Z."
      ),
      (
        .source(.foreign("https://elsewhere.example/x")),
        "GitHub's response leads to another server, “https://elsewhere.example/x”. "
          + "Its data is not used. Try again later."
      ),
      (
        .source(.notFound),
        "GitHub has no page at this address (404). Check the name of the repository."
      ),
      (
        .cancelled(pages: 0, of: 7),
        "The request was cancelled. Pages that were loaded are stored."
      ),
      (
        .cancelled(pages: 2, of: 7),
        "Cancelled after 2 of 7 pages. The next request continues from there."
      ),
      (
        .cancelled(pages: 1, of: 1),
        "Cancelled after 1 of 1 page. The next request continues from there."
      ),
      (.busy(reason: "It is held."), "It is held."),
      (.source(.unreachable("No route.")), "GitHub cannot be reached. No route."),
      (
        .source(.badToken),
        "GitHub rejected the token in SEAMS_GITHUB_TOKEN. Set a valid token, or remove it."
      ),
      (
        .source(.ceiling),
        "GitHub lists only the first 40,000 stargazers, and this page is beyond them."
      ),
      (
        .source(.outOfOrder(status: 502)),
        "GitHub has an outage: it responded with status 502. Try again later."
      ),
      (.source(.unreadable("It is HTML.")), "The response of GitHub cannot be parsed. It is HTML."),
      (.source(.cancelled), "The request was cancelled."),
      (
        .source(.limited(StargazerLimit(until: nil, isQuota: false))),
        "GitHub received too many requests at once. Try again in a few minutes."
      ),
    ] as [(StargazerFailure, String)])
  func describesEachFailureInASentence(_ failure: StargazerFailure, _ sentence: String) {
    #expect(failure.description == sentence)
  }
}

/// The JSON form has the same members in a list and on its own, even if values are missing.
@Suite struct StargazerRecordTests {
  @Test func encodesEveryMemberOfAStargazer() throws {
    let names = try memberNames(of: StargazerRecord(.fixture()))
    #expect(try memberNames(of: StargazerRecord(.fixture(starred: nil))) == names)
    #expect(names == ["avatarUrl", "login", "starredAt", "url"])
  }
}
