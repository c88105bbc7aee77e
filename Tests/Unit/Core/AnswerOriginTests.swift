import CoreDomain
import CoreTesting
import Testing

@Suite struct AnswerOriginTests {
  private let asked = Timestamp.fixture("2026-01-01T00:00:00Z")

  @Test(
    arguments: [
      ("2026-01-01T00:01:30.5Z", 90_500), ("2026-01-01T00:00:00Z", 0),
      ("2025-12-31T00:00:00Z", 0),  // The clock was set back.
    ] as [(String, Int64)])
  func computesTheAgeOfStoredData(_ now: String, _ milliseconds: Int64) {
    #expect(StoredAnswer(askedAt: asked, now: .fixture(now)).ageMilliseconds == milliseconds)
  }

  @Test func everyOriginHasTheTimeOfItsRequest() {
    let stored = StoredAnswer(askedAt: .fixture(3), now: .fixture(9))
    let origins = [
      AnswerOrigin<HTTPFailure>.service(.fixture(1)), .fresh(askedAt: .fixture(2)),
      .stored(stored, because: .cancelled),
    ]
    #expect(origins.map(\.askedAt) == [.fixture(1), .fixture(2), .fixture(3)])
  }

  @Test(
    arguments: [
      ("2026-01-01T00:00:00Z", true), ("2026-01-01T00:00:59.999Z", true),
      ("2026-01-01T00:01:00Z", false), ("2025-12-31T23:59:59.999Z", false),
    ])
  func anAnswerIsFreshForAMinute(_ now: String, _ isFresh: Bool) {
    #expect(asked.isFresh(at: .fixture(now)) == isFresh)
  }
}
