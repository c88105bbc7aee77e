import CoreDomain
import Testing

@Suite struct SQLNameTests {
  @Test func writesANameUnchanged() {
    #expect(SQLName("bookmark_Texts").description == "bookmark_Texts")
  }

  @Test(arguments: ["", "a b", "a;b", "a\"b", "テキスト", "a1", "é"])
  func crashesOnAnInvalidName(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name = name as String] in _ = SQLName(name) }
  }
}

@Suite struct SQLTextTests {
  @Test func interpolatesTextsNamesAndNumbers() {
    let order: SQLText = "title DESC"
    let text: SQLText = "SELECT 'é' FROM \(SQLName("page")) WHERE id > $\(2) ORDER BY \(order)"
    #expect(text.description == "SELECT 'é' FROM page WHERE id > $2 ORDER BY title DESC")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b", "c"], "a, b, c"),
    ] as [([SQLText], SQLText)])
  func joinsPartsWithASeparator(_ parts: [SQLText], _ joined: SQLText) {
    #expect(parts.joined(separator: ", ") == joined)
  }
}

@Suite struct SQLConditionTests {
  @Test func joinsAFewExpressionsWithoutGroups() {
    #expect(SQLCondition.conjunction(of: ["a", "b", "c"]) == "a AND b AND c")
  }

  /// Engines limit the depth of an expression.
  @Test func groupsManyExpressions() {
    let texts: [SQLText] = (0..<20_000).map { "c\($0)" }
    let joined = SQLCondition.conjunction(of: texts).description
    let parts = joined.split { "() ".contains($0) }.filter { $0 != "AND" }
    #expect(parts.map(String.init) == texts.map(\.description))
    #expect(joined.hasPrefix("((c0 AND c1 AND "))
    #expect(joined.hasSuffix(" AND c19999))"))
  }
}
