import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreCLI
@testable import CoreWeb
@testable import seams_server

@Suite struct ServerProblemTests {
  private let view = ProblemView(layout: PageLayout(menus: []))
  private let problem = Problem(.serviceUnavailable, "“<b>” is busy.", fields: [.retryAfter: "1"])

  @Test(arguments: ["/api", "/api/", "/api/v1/bookmarks"])
  func isJSONUnderThePathsOfTheAPI(_ path: String) throws {
    let reply = try view.reply(to: problem, at: path)
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields == [.contentType: "application/problem+json", .retryAfter: "1"])
    #expect(
      reply.text == """
        {"detail":"“<b>” is busy.","status":503,"title":"Service Unavailable","type":"about:blank"}
        """)
  }

  @Test(arguments: ["/", "/apiary", "/bookmarks"])
  func isAPageElsewhere(_ path: String) throws {
    let reply = try view.reply(to: problem, at: path)
    let html = reply.text
    #expect(reply.status == .serviceUnavailable)
    #expect(reply.fields[.contentType] == "text/html; charset=utf-8")
    #expect(reply.fields[.retryAfter] == "1")
    #expect(html.contains("<h1>Service Unavailable</h1>"))
    #expect(
      html.contains(
        "<div class=\"empty failed\">\n<p role=\"alert\">“&lt;b&gt;” is busy.</p>\n<p class=\"actions\"><a "
      ))
  }

  private struct Numbered: Decodable { let count: Int }

  @Test(arguments: ["1e30", "9223372036854775808", "1.5", "true"])
  func namesTheNumberWithTheWrongType(_ number: String) throws {
    let problem = try #require(throws: Problem.self) {
      try StrictJSON.decode(Numbered.self, Array(#"{"count": \#(number)}"#.utf8))
    }
    #expect(problem.status == .unprocessableContent)
    #expect(problem.detail.contains("“count”"))
  }

  @Test func doesNotAskForAnIntegerWhereTextIsExpected() throws {
    struct Titled: Decodable { let title: String }
    let problem = try #require(throws: Problem.self) {
      try StrictJSON.decode(Titled.self, Array(#"{"title": 1.5}"#.utf8))
    }
    #expect(problem.detail == "“title” has the wrong type. See /api/v1/openapi.json.")
  }

  @Test(arguments: ["", "{", #"{"count": 1e}"#, "{count: 1}"])
  func saysThatABodyIsNotJSON(_ text: String) throws {
    let problem = try #require(throws: Problem.self) {
      try StrictJSON.decode(Numbered.self, Array(text.utf8))
    }
    #expect(problem.status == .badRequest)
  }
}

@Suite struct ServerDescribedLimitsTests {
  @Test func describesTheLimitsOfAllInputs() throws {
    let part = OpenAPIPart(
      """
      {
        "paths": {
          "/api/v1/things/{id}": {
            "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}}],
            "delete": {"parameters": [{"$ref": "#/components/parameters/IfMatch"}]},
            "patch": {
              "requestBody": {
                "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Thing"}}}
              }
            }
          }
        },
        "components": {
          "schemas": {
            "Thing": {
              "type": "object",
              "properties": {
                "size": {"type": "integer", "minimum": 1},
                "tags": {"type": "array", "items": {"type": ["string", "null"]}},
                "name": {"type": "string", "maxLength": 7}, "kind": {"enum": ["a"]}
              }
            }
          }
        }
      }
      """)
    let limits = try DescribedLimits(OpenAPI([part]).bytes)
    #expect(
      limits.missing == [
        "/api/v1/things/{id} id: maxLength",
        "patch /api/v1/things/{id} body.size: minimum, maximum",
        "patch /api/v1/things/{id} body.tags: maxItems",
        "patch /api/v1/things/{id} body.tags[]: maxLength",
      ])
    #expect(limits.count == 6)
  }
}

@Suite struct ServerOpenAPIPartTests {
  @Test func fillsThePlaceholdersOfTextsAndKeys() {
    let part = OpenAPIPart(
      """
      {"paths": {"/%word%": {"least": "%least%", "most": ["%most%"], "text": "Up to %most%: %word%."}}}
      """, values: ["most": .integer(7), "least": .number(0.5), "word": .text("things")])
    let text = String(decoding: OpenAPI([part]).bytes, as: UTF8.self)
    let things = #""/things":{"least":0.5,"most":[7],"text":"Up to 7: things."}"#
    #expect(sortedJSON(text).contains(things))
  }

  @Test func joinsThePartsAndKeepsEveryKindOfValue() {
    let first = OpenAPIPart(#"{"paths": {"/a": {"x": null}}, "openapi": "no"}"#)
    let second = OpenAPIPart(#"{"paths": {"/a": {"y": [true, -1, 1e-3, {}]}, "/b": "B"}}"#)
    let text = String(decoding: OpenAPI([first, second]).bytes, as: UTF8.self)
    let members = sortedJSON(text)
    #expect(members.contains(#""/a":{"x":null,"y":[true,-1,0.001,{}]},"/api/v1/openapi.json":{"#))
    #expect(members.contains(#""/b":"B""#) && members.contains(#""openapi":"3.1.1""#))
  }
}

@Suite struct StoreFailureTests {
  private static let unopenable = SQLFailure.unopenable(path: "db", reason: "No.")

  @Test(arguments: [
    (SQLFailure.busy, StoreFailure.busy(reason: SQLFailure.busy.description)),
    (Self.unopenable, .busy(reason: Self.unopenable.description)),
    (.full, .full(reason: SQLFailure.full.description)), (.cancelled, .cancelled),
    (.nulInText, .unstorable(reason: SQLFailure.nulInText.description)),
    (.corrupt(reason: "No."), .storage(reason: SQLFailure.corrupt(reason: "No.").description)),
  ])
  func hasTheSentenceOfTheDatabaseError(_ error: SQLFailure, _ failure: StoreFailure) {
    #expect(StoreFailure(error) == failure)
    #expect(failure.description == error.description)
  }

  @Test(arguments: [
    (StoreFailure.busy(reason: "No."), ProgramStatus.tryAgain, 503, "1" as String?),
    (.cancelled, .interrupted, 503, nil), (.full(reason: "No."), .inputOutput, 507, nil),
    (.unstorable(reason: "No."), .malformedData, 422, nil),
    (.storage(reason: "No."), .inputOutput, 500, nil),
  ])
  func hasAnExitStatusAndAnHTTPStatus(
    _ failure: StoreFailure, _ exit: ProgramStatus, _ http: Int, _ wait: String?
  ) {
    #expect(failure.status == exit)
    let problem = Problem(failure)
    #expect(problem.status.code == http && problem.detail == failure.description)
    #expect(problem.fields[.retryAfter] == wait)
  }
}
