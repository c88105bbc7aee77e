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

  @Test(arguments: [("1", 1), (" 40000 ", 40_000), ("0", nil), ("40001", nil), ("x", nil)])
  func readsALimitWithinItsBounds(_ typed: String, _ rows: Int?) {
    #expect(ListLimit.rows(typed) == rows)
    #expect(ListLimit.rejection(of: typed).contains("between 1 and 40000, got “"))
  }

  @Test func replacesNUL() {
    #expect("a\u{0}b".replacingNUL == "a\u{FFFD}b")
    #expect("ab".replacingNUL == "ab")
  }
}
