import CoreDomain
import TestSupport
import Testing

@testable import CoreInfrastructure

/// Addresses and statements as texts, without a server.
@Suite struct PostgreSQLTextTests {
  @Test(arguments: [
    ("postgres://ada:sesame@db.example/seams", "postgres://ada@db.example/seams"),
    ("postgresql://ada:ses%20ame@db.example:6432/seams", "postgres://ada@db.example:6432/seams"),
    ("postgres:///seams?host=/run/pg&password=sesame", "postgres:///seams?host=/run/pg"),
    ("postgres://a,b:5433/seams?user=ada&password=sesame", "postgres://ada@a,b:5433/seams"),
    ("postgres://[::1]/", "postgres://::1/"),
    ("postgres://ada:s%2Fes%40ame@a:1,b:2/c%40d", "postgres://ada@a:1,b:2/c@d"),
    ("postgres://ada:ses?ame@a/seams?user=ada@b", "postgres://ada@b@a/seams"),
  ])
  func printsAnAddressWithoutItsPassword(_ text: String, _ printed: String) throws {
    let address = try #require(PostgreSQLAddress(text))
    #expect("\(address)" == printed)
    var dumped = ""
    dump(address, to: &dumped)
    #expect(!dumped.contains("ame") && !String(reflecting: address).contains("ame"))
  }

  @Test(arguments: [
    "", "seams.sqlite", "host=localhost password=sesame", "http://localhost/seams",
    "postgres://[::1/seams", "postgres://localhost/seams?sesame=1", "postgres://localhost:x%/",
  ])
  func rejectsOtherTexts(_ text: String) {
    #expect(PostgreSQLAddress(text) == nil)
  }

  @Test(arguments: [
    "postgres://ada:ses/ame==@localhost:5432/seams", "postgres://ada:1/ame@localhost/seams",
    "postgres://ada:ses@ame@localhost/seams", "postgres://ada:s@es/ame@localhost/seams",
    "postgres://ada:ses@\u{301}ame@localhost/seams", "postgres://ada:sesame",
    "postgres://ada:sesame/seams",
  ])
  func rejectsAPasswordThatIsNotPercentEncoded(_ text: String) {
    #expect(PostgreSQLAddress(text) == nil)
  }

  @Test(arguments: [
    ("SELECT 1", true), ("\n  select 1", true), ("VALUES (1)", true),
    ("WITH a (b) AS (SELECT 1) SELECT b FROM a", true),
    ("WITH RECURSIVE a AS (INSERT INTO x VALUES (')') RETURNING y) SELECT b FROM a", true),
    ("WITH \"insert\" AS (SELECT 'it''s (') SELECT 1", true),
    ("WITH a AS (SELECT 1) INSERT INTO b SELECT * FROM a RETURNING c", false),
    ("INSERT INTO a VALUES (1) RETURNING b", false), ("UPDATE a SET b = 1", false),
    ("DELETE FROM a", false), ("CREATE TABLE a (b BIGINT)", false), ("", false), ("(", false),
  ])
  func tellsQueriesFromChanges(_ text: String, _ isQuery: Bool) {
    #expect(PostgreSQLStatementKind.isQuery(text) == isQuery)
  }
}
