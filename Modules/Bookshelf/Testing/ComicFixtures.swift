public import BookshelfDomain
public import CoreDomain

// Builders for tests: every part has a default, so that a test shows only what matters to it. Bad
// values trap, since a test that builds nonsense is wrong and not unlucky.

extension Comic {
  /// A comic that was made some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "a1", title: String = "An example", seconds: Int64 = 0
  ) -> Comic {
    Comic(id: Comic.ID(id), title: .fixture(title), createdAt: fixtureTime(seconds))
  }

  /// A moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 are out of bounds")
    }
    return moment
  }
}

extension ComicTitle {
  public static func fixture(_ text: String = "An example") -> ComicTitle {
    do throws(ComicFailure) {
      return try ComicTitle(text)
    } catch {
      preconditionFailure("a fixture that is not valid: \(error)")
    }
  }
}
