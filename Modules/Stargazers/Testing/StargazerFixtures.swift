public import CoreDomain
public import StargazersDomain

// Builders for tests: every part has a default, so that a test shows only what matters to it. Bad
// values trap, since a test that builds nonsense is wrong and not unlucky.

extension Stargazer {
  /// A stargazer that was made some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "a1", title: String = "An example", seconds: Int64 = 0
  ) -> Stargazer {
    Stargazer(id: Stargazer.ID(id), title: .fixture(title), createdAt: fixtureTime(seconds))
  }

  /// A moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 are out of bounds")
    }
    return moment
  }
}

extension StargazerTitle {
  public static func fixture(_ text: String = "An example") -> StargazerTitle {
    do throws(StargazerFailure) {
      return try StargazerTitle(text)
    } catch {
      preconditionFailure("a fixture that is not valid: \(error)")
    }
  }
}
