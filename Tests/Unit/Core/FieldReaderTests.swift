import CoreDomain
import Testing

@Suite struct FieldReaderTests {
  private enum Field: Hashable, Sendable { case name, limit }

  @Test func collectsTheFailuresOfAllFields() {
    var reader = FieldReader<Field>()
    let name = reader.read { () throws(FieldFailure<Field>) -> String in
      throw FieldFailure(.name, "The name is blank.")
    }
    let limit = reader(7)
    let other = reader.read { () throws(FieldFailure<Field>) -> String in
      throw FieldFailure(.name, "The name is long.", isUnknown: true)
    }
    #expect(name == nil && limit == 7 && other == nil)
    #expect(reader.failures.map(\.description) == ["The name is blank.", "The name is long."])
    #expect(reader.failures.map(\.isUnknown) == [false, true])
    #expect(reader.failures.reasons() == [.name: "The name is blank."])
  }

  private enum Order: String, CaseIterable { case newest, oldest }

  @Test func readsAWordThatNamesAChoice() {
    var reader = FieldReader<Field>()
    let orders = [" oldest", "", "newset"].map {
      reader.choose($0, for: .name, called: "order", usual: Order.newest, separator: " or ")
    }
    #expect(orders == [.oldest, .newest, nil])
    #expect(
      reader.failures.map(\.reason) == [
        "Unknown order “newset”. Use “newest” or “oldest”. Did you mean “newest”?"
      ])
  }

  @Test func readsTheRowsOfAList() {
    var reader = FieldReader<Field>()
    let limits = [" ", "7", "0"].map { reader.limit($0, for: .limit) }
    #expect(limits == [.some(nil), 7, nil])
    let offsets = [" ", "-1", " 9\t"].map { reader.offset($0, for: .limit) }
    #expect(offsets == [0, nil, 9])
    let bounded = ["9", "10"].map { reader.offset($0, for: .limit, upTo: 9) }
    #expect(bounded == [9, nil])
    #expect(
      reader.failures.map(\.reason) == [
        ListLimit.rejection(of: "0"), "The cursor must be an integer of 0 or more, got “-1”.",
        "The cursor must be an integer from 0 to 9, got “10”.",
      ])
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
