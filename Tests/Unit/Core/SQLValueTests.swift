import CoreDomain
import Testing

@Suite struct SQLRowTests {
  private let row = SQLRow([.integer(-7), .text("a"), .null, .real(1.5), .flag(true), .integer(0)])

  @Test func decodesEachColumnByItsType() throws {
    #expect(try row.integer(0) == -7)
    #expect(try row.text(1) == "a")
    #expect(try row.optionalText(1) == "a")
    #expect(try row.optionalText(2) == nil)
    #expect(try row.flag(4))
    #expect(try !row.flag(5))
    #expect(try row.real(3) == 1.5)
    #expect(try row.optionalReal(3) == 1.5)
    #expect(try row.optionalReal(2) == nil)
    #expect(try row.optionalInteger(0) == -7)
    #expect(try row.optionalInteger(2) == nil)
    #expect(row[3] == .real(1.5))
    #expect(try row.validators(1) == HTTPValidators(entityTag: "a", lastModified: nil))
  }

  @Test func decodesTimesAndAddresses() throws {
    let moment = try #require(Timestamp(millisecondsSince1970: 7))
    let absent: Timestamp? = nil
    let row = SQLRow([
      .optional(moment), .text("https://a.example/"), .optional(absent), .integer(.max), .number(9),
    ])
    #expect(try row.moment(0) == moment)
    #expect(try row.optionalMoment(0) == moment)
    #expect(try row.optionalMoment(2) == nil)
    #expect(try row.optionalNumber(2) == nil)
    #expect(try row.number(4) == 9)
    #expect(try row.address(1).text == "https://a.example/")
    let reason = "column 3 holds \(Int64.max), not a point in time"
    #expect(throws: SQLFailure.unexpectedValue(reason)) { try row.moment(3) }
  }

  @Test(arguments: [1, 2, 3])
  func rejectsAnotherTypeThanAnInteger(_ column: Int) {
    let reason = "column \(column) holds \(row[column]), not an integer"
    #expect(throws: SQLFailure.unexpectedValue(reason)) { try row.integer(column) }
    #expect(throws: SQLFailure.unexpectedValue(reason)) { try row.flag(column) }
  }

  @Test(arguments: [0, 2, 3])
  func rejectsAnotherTypeThanText(_ column: Int) {
    #expect(
      throws: SQLFailure.unexpectedValue("column \(column) holds \(row[column]), not a text")
    ) { try row.text(column) }
  }

  @Test(arguments: [0, 1, 2])
  func rejectsAnotherTypeThanARealNumber(_ column: Int) {
    let reason = "column \(column) holds \(row[column]), not a real number"
    #expect(throws: SQLFailure.unexpectedValue(reason)) { try row.real(column) }
  }

  @Test func rejectsAnotherTypeThanNullForAnOptionalValue() {
    #expect(throws: SQLFailure.self) { try row.optionalInteger(1) }
    #expect(throws: SQLFailure.self) { try row.optionalReal(1) }
    #expect(throws: SQLFailure.self) { try row.optionalText(0) }
  }

  @Test func anUnexpectedValueNamesItsRow() {
    let failure = SQLFailure.unexpectedValue("column 1 holds null, not a text")
    #expect(
      failure.naming("feed “f1”")
        == .unexpectedValue("feed “f1”: column 1 holds null, not a text"))
    #expect(SQLFailure.busy.naming("feed “f1”") == .busy)
  }
}

@Suite struct SQLBindingTests {
  @Test func eachValueGetsTheNextPlaceholder() {
    var values: [SQLValue] = []
    let placeholders = [SQLValue.integer(7), .text("a")].map { values.bind($0) }
    #expect(placeholders.map(\.description) == ["$1", "$2"])
    #expect(values == [.integer(7), .text("a")])
  }
}

@Suite struct SQLKeyTests {
  @Test func keepsATextUpToTheLimit() {
    let text = String(repeating: "é", count: SQLValue.keyLimit / 2)
    #expect(SQLValue.key(text) == .text(text))
  }

  @Test func shortensALongText() throws {
    let text = String(repeating: "a", count: SQLValue.keyLimit + 1)
    // The checksum was calculated with the reference implementation of FNV-1a.
    #expect(SQLValue.key(text) == .text(text.prefix(984) + "7f962101a5f31964"))
  }

  @Test func tellsLongTextsApartByTheirEnds() {
    let text = String(repeating: "日本", count: SQLValue.keyLimit)
    #expect(SQLValue.key(text + "a") != SQLValue.key(text + "b"))
  }

  @Test(arguments: 0...2)
  func limitsAKeyThatCutsACharacter(_ shift: Int) throws {
    let text = String(repeating: "a", count: shift) + String(repeating: "日", count: 1000)
    guard case .text(let key) = SQLValue.key(text) else { throw SQLFailure.cancelled }
    #expect(key.utf8.count <= SQLValue.keyLimit + 2)
    #expect(key.hasPrefix(text.prefix(9)))
  }
}
