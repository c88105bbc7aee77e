import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersTesting
import Testing

@testable import StargazersInfrastructure

@Suite struct StargazerJSONTests {
  @Test func readsRowsWithAndWithoutATime() async throws {
    let user = """
      {"login":"Mira-Lindqvist","id":17,"node_id":"MDQ6","avatar_url":"https://avatars.example/u/17?v=4",\
      "gravatar_id":"","html_url":"https://github.com/Mira-Lindqvist","type":"User","site_admin":false,\
      "user_view_type":"public","something_new":{"a":[1,null]}}
      """
    let starred = try await page(#"[{"starred_at":"2010-04-19T04:13:03Z","user":\#(user)}]"#)
    #expect(
      starred.stargazers == [
        Stargazer(
          id: Stargazer.ID(17), login: "Mira-Lindqvist",
          page: WebAddress("https://github.com/Mira-Lindqvist"),
          avatar: WebAddress("https://avatars.example/u/17?v=4"),
          starredAt: .fixture("2010-04-19T04:13:03Z"))
      ])
    let plain = try await page("[\(user)]")
    #expect(plain.stargazers.map(\.id) == starred.stargazers.map(\.id))
    #expect(plain.stargazers.map(\.starredAt) == [nil])
  }

  @Test(arguments: [
    #"{"id":1,"login":"a","avatar_url":""}"#, #"{"id":1,"login":"a","avatar_url":null}"#,
    #"{"id":1,"login":"a","avatar_url":"javascript:alert(1)"}"#, #"{"id":1,"login":"a"}"#,
    #"{"id":1,"login":"a","avatar_url":"https://example.org/a b","html_url":7}"#,
    #"{"id":1,"login":"a","html_url":"//example.org"}"#,
  ])
  func readsAnInvalidAddressAsNil(_ user: String) async throws {
    let found = try await page(#"[{"starred_at":null,"user":\#(user)}]"#)
    #expect(
      found.stargazers == [
        Stargazer(id: Stargazer.ID(1), login: "a", page: nil, avatar: nil, starredAt: nil)
      ])
  }

  @Test(arguments: [
    #"{"starred_at":"2010-04-19T04:13:03Z","user":null}"#, "null", "7", "[]", "{}",
    #"{"starred_at":"2010-04-19T04:13:03Z"}"#, #"{"user":{"login":"a"}}"#, #"{"id":1}"#,
    #"{"user":{"id":1,"login":""}}"#, #"{"user":{"id":"1","login":"a"}}"#,
    #"{"user":{"id":1.5,"login":"a"}}"#, #"{"user":{"id":1,"login":"a\u001b[2J"}}"#,
    #"{"user":{"id":1,"login":"a b"}}"#, #"{"user":7}"#, #"{"user":{"id":[1],"login":{"a":1}}}"#,
    #"{"user":{"id":9223372036854775808,"login":"a"}}"#, #"{"user":{"id":null,"login":"a"}}"#,
    #"{"user":{"id":1,"login":["a"]}}"#,
  ])
  func countsRowsWithoutAUserAndKeepsTheOthers(_ row: String) async throws {
    let found = try await page(
      #"[{"id":1,"login":"first"},\#(row),{"user":{"id":2,"login":"second"}}]"#)
    #expect(found.stargazers.map(\.login) == ["first", "second"])
    #expect(found.nameless == 1 && found.rows == 3)
  }

  @Test func readsAnInvalidTimeAsNil() async throws {
    let found = try await page(#"[{"starred_at":"2010-04-19","user":{"id":1,"login":"a"}}]"#)
    #expect(found.stargazers.map(\.starredAt) == [nil])
  }

  @Test func readsADuplicateRowOnce() async throws {
    let found = try await page(
      #"[{"id":1,"login":"a"},{"id":2,"login":"b"},{"id":1,"login":"c"}]"#)
    #expect(found.stargazers.map(\.login) == ["a", "b"])
    #expect(found.rows == 2)
  }

  @Test func readsTheSmallestIdentifier() async throws {
    let found = try await page(#"[{"id": -9223372036854775808,"login":"a"}]"#)
    #expect(found.stargazers.map(\.id) == [Stargazer.ID(.min)])
  }

  @Test(arguments: [
    ("", "It is not JSON, or is incomplete."),
    (#"[{"id":1,"login":"a"},{"id":2,"#, "It is not JSON, or is incomplete."),
    (#"{"message":"x"}"#, "It is JSON, but not a list of stargazers."),
    (#"[{"id":1,"login":"a"},{"id":2,"login":"\ud83d"}]"#, "It is not JSON, or is incomplete."),
    ("7", "It is JSON, but not a list of stargazers."),
  ])
  func rejectsABodyThatIsNotAList(_ body: String, _ words: String) async {
    await #expect(throws: StargazerSourceFailure.unreadable(words)) { try await page(body) }
  }

  // MARK: - Numbers and weeks

  @Test(arguments: [
    (#"{"count":-1}"#, "The number of stars is -1."),
    (#"{"count":"7"}"#, "It is JSON, but not a number of stars."),
    ("{}", "It is JSON, but not a number of stars."),
    ("[]", "It is JSON, but not a number of stars."),
  ])
  func rejectsABodyThatIsNotANumber(_ body: String, _ reason: String) async {
    let source = HTTPStargazerSource(answering: HTTPAnswer(text: body))
    await #expect(throws: StargazerSourceFailure.unreadable(reason)) { try await source.count() }
  }

  @Test func readsWeeksNewestFirst() async throws {
    let found = try await weeks(
      #"[{"week":1766275200,"total":0,"days":[0,0,0,0,0,0,0]},"#
        + #"{"week":1766880000,"total":3,"days":[0,1,0,2,0,0,0],"new":1}]"#)
    #expect(found == [.fixture(), .fixture(1, days: [0, 0, 0, 0, 0, 0, 0])])
  }

  @Test(arguments: [
    #"{"week":1766880000,"total":4,"days":[0,1,0,2,0,0,0]}"#,
    #"{"week":1766880000,"total":3,"days":[0,1,0,2]}"#,
    #"{"week":9223372036854775807,"total":0,"days":[0,0,0,0,0,0,0]}"#,
  ])
  func rejectsAWeekWhoseDaysDoNotMatchItsTotal(_ week: String) async {
    let failure = await #expect(throws: StargazerSourceFailure.self) {
      try await weeks(#"[{"week":1766275200,"total":0,"days":[0,0,0,0,0,0,0]},\#(week)]"#)
    }
    #expect(failure?.description.contains("it needs seven days whose sum is its total") == true)
  }

  @Test(arguments: [#"[{"week":1766880000}]"#, "[null]", "{}"])
  func rejectsABodyThatIsNotAListOfWeeks(_ body: String) async {
    await #expect(
      throws: StargazerSourceFailure.unreadable("It is JSON, but not a list of weeks.")
    ) { try await weeks(body) }
  }

  private func page(_ body: String) async throws -> StargazerPage {
    let source = HTTPStargazerSource(answering: HTTPAnswer(text: body))
    return try #require(try await source.page().content)
  }

  private func weeks(_ body: String) async throws -> [StarWeek] {
    let source = HTTPStargazerSource(answering: HTTPAnswer(text: body))
    let page = try await source.weeks().content
    return try #require(page).weeks
  }
}
