import CoreDomain
import Testing

@Suite struct IdentifierStartTests {
  @Test(arguments: [
    ("abcd", "abce"), (" ab1z ", "ab1{"), ("abc9", "abc:"), ("abcdefgh", "abcdefgi"),
  ])
  func endsAfterEveryIdentifierWithThePrefix(_ typed: String, _ end: String) throws {
    #expect(try #require(IdentifierStart(typed)).end == end)
  }

  @Test(arguments: ["", "abc", "ABCD", "ab-cd", "abcd efgh", "äbcd", "a:bcd"])
  func rejectsAnInvalidPrefix(_ typed: String) {
    #expect(IdentifierStart(typed) == nil)
  }

  @Test func acceptsAShorterPrefixOnRequest() throws {
    let all = try #require(IdentifierStart("", least: 0))
    #expect(all.begins("zzz") && "zzz" < all.end)
    #expect(try #require(IdentifierStart("a", least: 1)).begins("ab"))
  }

  private enum MatchFailure: Error, Hashable {
    case missing
    case ambiguous(IdentifierChoices)
  }

  @Test func matchesTheOnlyIdentifierWithThePrefixOrTheEqualOne() throws {
    let start = try #require(IdentifierStart("abcd"))
    let choices = ["abcd1", "abcd2"].map { IdentifierChoice(id: $0, title: "T") }
    let whole = IdentifierChoice(id: "abcd", title: "T")
    func match(_ found: [IdentifierChoice]) throws(MatchFailure) -> String {
      try start.match(
        among: found, orElse: MatchFailure.missing, ambiguous: MatchFailure.ambiguous)
    }
    #expect(throws: MatchFailure.missing) { try match([]) }
    #expect(try match([choices[0]]) == "abcd1")
    #expect(try match([whole] + choices) == "abcd")
    #expect(throws: MatchFailure.ambiguous(IdentifierChoices("abcd", choices))) {
      try match(choices)
    }
  }

  @Test func listsFiveMatchesWithTheirTitles() {
    let found = (1...7).map { IdentifierChoice(id: "abcd\($0)", title: "T\($0)") }
    let choices = IdentifierChoices("abcd", Array(found.prefix(IdentifierStart.asked)))
    #expect(
      choices.description
        == "“abcd” matches several items. Use one of these identifiers: "
        + "abcd1 “T1”, abcd2 “T2”, abcd3 “T3”, abcd4 “T4”, abcd5 “T5”, and more.")
    #expect(IdentifierChoices("abcd", Array(found.prefix(5))).description.hasSuffix("abcd5 “T5”."))
  }
}
