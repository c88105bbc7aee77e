import CoreDomain
import Testing

@Suite struct FieldReaderTests {
  private enum Field: Hashable, Sendable { case name, limit }

  @Test func collectsTheFailuresOfAllFields() {
    var reader = FieldReader<Field>()
    let name = reader.read { () throws(FieldFailure<Field>) -> String in
      throw FieldFailure(.name, "The name is blank.")
    }
    let limit = reader.read { () throws(FieldFailure<Field>) in 7 }
    let other = reader.read { () throws(FieldFailure<Field>) -> String in
      throw FieldFailure(.name, "The name is long.", isUnknown: true)
    }
    #expect(name == nil && limit == 7 && other == nil)
    #expect(reader.failures.map(\.description) == ["The name is blank.", "The name is long."])
    #expect(reader.failures.map(\.isUnknown) == [false, true])
    #expect(reader.failures.reasons() == [.name: "The name is blank."])
  }

  @Test(arguments: [
    ("1", 1), (" 40000 ", 40_000), ("", nil), ("0", nil), ("-1", nil), ("40001", nil), ("x", nil),
    ("1.5", nil), ("1e3", nil), ("99999999999999999999", nil),
  ])
  func readsALimitWithinItsBounds(_ typed: String, _ rows: Int?) {
    #expect(ListLimit.rows(typed) == rows)
    #expect(
      ListLimit.rejection(of: typed)
        == "The limit must be between 1 and 40000, got “\(typed)”. "
        + "Use an integer in that range, or leave it out.")
  }

  @Test func replacesNUL() {
    #expect("a\u{0}b".replacingNUL == "a\u{FFFD}b")
    #expect("ab".replacingNUL == "ab")
  }
}
