import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

/// When a feed is fetched, and with which validators.
struct FeedScheduleTests {
  private let now = Timestamp.fixture()
  private let validators = HTTPValidators(entityTag: "\"a\"", lastModified: nil)

  @Test func aNewFeedIsFetchedAtOnceWithoutValidators() {
    #expect(FetchState.new.allowsAsking(.due, at: now))
    #expect(FetchState.new.validatorsToAskWith(at: now) == .none)
  }

  @Test(
    arguments: [
      (nil, 3600), (60, 1800), (1800, 1800), (7200, 7200), (18_000, 18_000),
      (86_400 * 365, 18_000),
    ] as [(Int64?, Int64)])
  func aReplyIsFreshForTheDeclaredTimeWithinBounds(_ said: Int64?, _ good: Int64) {
    let fetchState = FetchState.new.after(reply(lifetime: said), at: now)
    #expect(fetchState.nextAt == Timestamp.fixture(good))
    #expect(!fetchState.allowsAsking(.due, at: Timestamp.fixture(good - 1)))
    #expect(fetchState.allowsAsking(.due, at: Timestamp.fixture(good)))
    #expect(fetchState.allowsAsking(.byHand, at: Timestamp.fixture(1)))
  }

  @Test(arguments: [(0, 1800), (1, 3600), (2, 7200), (5, 57_600), (6, 86_400), (900, 86_400)])
  func retriesAFailingFeedWithExponentialBackoff(_ failures: Int, _ pause: Int64) {
    let fetchState = FetchState(failures: failures).after(.outOfOrder(status: 500), at: now)
    #expect(fetchState.nextAt == Timestamp.fixture(pause))
    #expect(fetchState.failures == failures + 1)
    #expect(fetchState.trouble == "The server responded with status 500. Try again later.")
  }

  @Test func aSuccessClearsTheErrorAndTheFailures() {
    let fetchState = FetchState(failures: 3, trouble: "It cannot be reached.")
      .after(reply(), at: now)
    #expect(fetchState.failures == 0)
    #expect(fetchState.trouble == nil)
    #expect(fetchState.fetchedAt == now)
  }

  @Test(
    arguments: [
      (nil, 3600, "1 hour"), (5, 60, "1 minute"), (60, 60, "1 minute"), (61, 61, "2 minutes"),
      (3600, 3600, "1 hour"), (3601, 3601, "2 hours"), (86_400 * 30, 86_400, "1 day"),
    ] as [(Int64?, Int64, String)])
  func aRateLimitingServerIsNotContactedWithinBoundsEvenByHand(
    _ said: Int64?, _ pause: Int64, _ words: String
  ) {
    let fetchState = FetchState.new.after(.limited(said.map { .seconds($0) }), at: now)
    #expect(fetchState.failures == 1)
    #expect(fetchState.pausedUntil == Timestamp.fixture(pause))
    #expect(!fetchState.allowsAsking(.byHand, at: Timestamp.fixture(pause - 1)))
    #expect(fetchState.allowsAsking(.byHand, at: Timestamp.fixture(pause)))
    #expect(fetchState.trouble == "The server is limiting requests. Try again in \(words).")
  }

  @Test func aRetiredFeedIsNotFetchedAnyMore() {
    let fetchState = FetchState.new.after(.gone, at: now)
    #expect(fetchState.failures == 1)
    #expect(fetchState.isRetired)
    #expect(!fetchState.allowsAsking(.byHand, at: Timestamp.fixture(86_400 * 365)))
  }

  @Test func keepsValidatorsFromFullAndUnchangedReplies() {
    let whole = FetchState.new.after(reply(validators: validators), at: now)
    #expect(whole.validatorsToAskWith(at: Timestamp.fixture(1)) == validators)
    let newer = HTTPValidators(entityTag: "\"b\"", lastModified: nil)
    let unchanged = whole.after(
      FeedReply(document: nil, validators: newer), at: Timestamp.fixture(7200))
    #expect(unchanged.validatorsToAskWith(at: Timestamp.fixture(7201)) == newer)
  }

  @Test func dropsValidatorsEightDaysAfterTheLastFullReply() {
    let days = { (count: Int64) in Timestamp.fixture(86_400 * count) }
    let fetchState = FetchState.new.after(reply(validators: validators), at: now)
      .after(FeedReply(document: nil, validators: validators), at: days(7))
    #expect(fetchState.validatorsToAskWith(at: Timestamp.fixture(86_400 * 8 - 1)) == validators)
    #expect(fetchState.validatorsToAskWith(at: days(8)) == .none)
  }

  @Test func keepsValidatorsAfterAFailedRequest() {
    let fetchState = FetchState.new.after(reply(validators: validators), at: now)
      .after(.notFound, at: now)
    #expect(fetchState.validatorsToAskWith(at: now) == validators)
    #expect(fetchState.nextAt == now.advanced(by: FeedSchedule.firstPause))
    #expect(fetchState.failures == 1)
    #expect(fetchState.trouble == FeedSourceFailure.notFound.description)
  }

  @Test func dropsValidatorsAfterAnUnreadableDocument() {
    let fetchState = FetchState.new.after(reply(validators: validators), at: now)
      .after(reply(validators: validators), trouble: "The document is empty.", at: now)
    #expect(fetchState.validatorsToAskWith(at: now) == .none)
    #expect(fetchState.nextAt == now.advanced(by: FeedSchedule.firstPause))
    #expect(fetchState.trouble == "The document is empty.")
    #expect(fetchState.failures == 1)
  }

  @Test(arguments: [(86_400, false), (86_401, true)] as [(Int64, Bool)])
  func ignoresTimesTooFarInTheFuture(_ seconds: Int64, _ isAsked: Bool) {
    let ahead = Timestamp.fixture(seconds)
    #expect(FetchState(nextAt: ahead).allowsAsking(.due, at: now) == isAsked)
    #expect(FetchState(pausedUntil: ahead).allowsAsking(.byHand, at: now) == isAsked)
  }

  @Test func dropsValidatorsIfTheLastFullReplyIsInTheFuture() {
    let fetchState = FetchState.new.after(reply(validators: validators), at: Timestamp.fixture(1))
    #expect(fetchState.validatorsToAskWith(at: Timestamp.fixture(1)) == validators)
    #expect(fetchState.validatorsToAskWith(at: now) == .none)
  }

  @Test func aCancelledRequestChangesNothing() {
    let fetchState = FetchState(failures: 2, trouble: "It cannot be reached.")
    #expect(fetchState.after(.cancelled, at: now) == fetchState)
  }

  private func reply(
    lifetime: Int64? = nil, validators: HTTPValidators = .none
  ) -> FeedReply {
    FeedReply(
      document: FeedDocument(bytes: []), validators: validators,
      lifetime: lifetime.map { .seconds($0) })
  }
}

@Suite struct DueFeedsTests {
  private let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"))])
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")

  init() {
    world.web.change { [harbour] in $0.publish("one", at: harbour) }
  }

  @Test func fetchesAFeedOnlyWhenItIsDue() async throws {
    try await world.subscribe(.unfetched("f1", harbour.text))
    #expect(try await perform() == "1 of 1 due feeds sent a document. New stories: 1.")
    #expect(try await perform() == nil)
    world.clock.set(Timestamp.fixture().advanced(by: FeedSchedule.usualLifetime))
    #expect(try await perform() == "0 of 1 due feeds sent a document. New stories: 0.")
    #expect(world.web.askings.count == 2)
  }

  @Test func reportsAnErrorOfTheStore() async throws {
    try await world.subscribe(.unfetched("f1", harbour.text))
    world.leases.fail(.full)
    let failure = await #expect(throws: BackgroundFailure.self) { try await perform() }
    #expect(failure?.description == SQLFailure.full.description)
  }

  private func perform() async throws(BackgroundFailure) -> String? {
    try await DueFeeds(repository: world.repository).perform()
  }
}
