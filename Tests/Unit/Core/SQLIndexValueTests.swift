import CoreDomain
import Testing

@Suite struct SQLBoxTests {
  @Test(arguments: [
    (-90.1, 0.0), (90.1, 0), (0, -180.1), (0, 180.1), (.nan, 0), (0, .nan), (.infinity, 0),
  ])
  func knowsNoPointThatIsNotOnTheGlobe(_ latitude: Double, _ longitude: Double) {
    #expect(SQLPoint(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(arguments: [
    (-91.0, 0.0, 0.0, 0.0), (0, 91, 0, 0), (1, 0, 0, 0), (0, 0, -181, 0), (0, 0, 0, 181),
    (.nan, 0, 0, 0), (0, .nan, 0, 0), (0, 0, .nan, 0), (0, 0, 0, .nan), (91, 92, 0, 0),
  ])
  func knowsNoBoxThatIsNotOnTheGlobe(
    _ south: Double, _ north: Double, _ west: Double, _ east: Double
  ) {
    #expect(SQLBox(south: south, north: north, west: west, east: east) == nil)
  }

  @Test(arguments: [
    (0.0, 170.0, true), (0, -170, true), (0, 180, true), (0, -180, true), (-10, 175, true),
    (10, -175, true), (0, 169.9, false), (0, -169.9, false), (0, 0, false), (10.1, 175, false),
  ])
  func reachesOverTheDateLine(_ latitude: Double, _ longitude: Double, _ isInside: Bool) throws {
    let box = try #require(SQLBox(south: -10, north: 10, west: 170, east: -170))
    let point = try #require(SQLPoint(latitude: latitude, longitude: longitude))
    #expect(box.crossesDateLine)
    #expect(box.contains(point) == isInside)
  }

  @Test(arguments: [
    (0.0, -180.0, true), (0, 180, true), (0, 170, true), (0, 169.9, false), (0, -179, false),
  ])
  func takesBothNamesOfTheDateLineForOnePlace(
    _ latitude: Double, _ longitude: Double, _ isInside: Bool
  ) throws {
    let box = try #require(SQLBox(south: -10, north: 10, west: 170, east: 180))
    let point = try #require(SQLPoint(latitude: latitude, longitude: longitude))
    #expect(!box.crossesDateLine)
    #expect(box.contains(point) == isInside)
  }

  @Test func aBoxOfOneLongitudeDoesNotCrossTheDateLine() throws {
    let box = try #require(SQLBox(south: -10, north: 10, west: 170, east: 170))
    #expect(!box.crossesDateLine)
  }

  @Test(arguments: [(90.0, -120.0, true), (90, 20, true), (89.9, 19, false), (-90, 25, false)])
  func takesAPoleForOnePlace(_ latitude: Double, _ longitude: Double, _ isInside: Bool) throws {
    let box = try #require(SQLBox(south: 80, north: 90, west: 20, east: 30))
    let point = try #require(SQLPoint(latitude: latitude, longitude: longitude))
    #expect(box.contains(point) == isInside)
  }
}

@Suite struct SQLNameTests {
  @Test func isWrittenAsItWasGiven() {
    #expect(SQLName("bookmark_Texts").description == "bookmark_Texts")
  }

  @Test(arguments: ["", "a b", "a;b", "a\"b", "テキスト", "a1", "é"])
  func isNeverMoreThanAName(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name = name as String] in _ = SQLName(name) }
  }
}

@Suite struct SQLTextTests {
  @Test func isPutTogetherFromTextsNamesAndNumbers() {
    let order: SQLText = "title DESC"
    let text: SQLText = "SELECT 'é' FROM \(SQLName("page")) WHERE id > $\(2) ORDER BY \(order)"
    #expect(text.description == "SELECT 'é' FROM page WHERE id > $2 ORDER BY title DESC")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "a"), (["a", "b", "c"], "a, b, c"),
    ] as [([SQLText], SQLText)])
  func isJoinedWithASeparatorBetweenTheParts(_ parts: [SQLText], _ joined: SQLText) {
    #expect(parts.joined(separator: ", ") == joined)
  }
}

@Suite struct SQLConditionTests {
  @Test func joinsAFewExpressionsAsTheyAre() {
    #expect(SQLCondition.conjunction(of: ["a", "b", "c"]) == "a AND b AND c")
  }

  /// Engines limit the depth of an expression.
  @Test func putsManyExpressionsIntoGroups() {
    let texts: [SQLText] = (0..<20_000).map { "c\($0)" }
    let joined = SQLCondition.conjunction(of: texts).description
    let parts = joined.split { "() ".contains($0) }.filter { $0 != "AND" }
    #expect(parts.map(String.init) == texts.map(\.description))
    #expect(joined.hasPrefix("((c0 AND c1 AND "))
    #expect(joined.hasSuffix(" AND c19999))"))
  }
}
