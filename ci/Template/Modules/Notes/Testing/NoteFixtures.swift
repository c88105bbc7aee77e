public import CoreDomain
public import NotesDomain

// Builders for tests. Every parameter has a default, so that a test shows only relevant values.
// Invalid values trap, because the test itself is then wrong.

extension Note {
  /// Makes a note from some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: String = "a1", title: String = "An example", seconds: Int64 = 0
  ) -> Note {
    Note(id: Note.ID(id), title: .fixture(title), createdAt: fixtureTime(seconds))
  }

  /// Returns the moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 is out of range")
    }
    return moment
  }
}

extension NoteTitle {
  public static func fixture(_ text: String = "An example") -> NoteTitle {
    do throws(NoteFailure) {
      return try NoteTitle(text)
    } catch {
      preconditionFailure("a fixture that is not valid: \(error)")
    }
  }
}
