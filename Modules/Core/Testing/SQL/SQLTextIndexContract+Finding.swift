import CoreDomain
import Testing

extension SQLTextIndexContract {
  static let finding: [ContractCheck<SQLTextIndexWorld>] = [
    ContractCheck("Finds exactly the rows that contain a needle") { world in
      let corpus = SQLTextCorpus.invented
      try await world.put(corpus.texts)
      try await world.expect(corpus.rows.map { ([$0], $1) })
    },
    ContractCheck("Finds no rows for absent needles") { world in
      let corpus = SQLTextCorpus.invented
      try await world.put(corpus.texts)
      try await world.expect(corpus.absentNeedles.map { ([$0], []) })
    },
    ContractCheck("Finds the rows that contain all of several needles") { world in
      let corpus = SQLTextCorpus.invented
      try await world.put(corpus.texts)
      try await world.expect(
        corpus.combinations.map { needles in
          let rows = needles.map { corpus.rows[$0, default: []] }
          return (needles, rows.dropFirst().reduce(rows[0]) { $0.intersection($1) })
        })
    },
    ContractCheck("Finds every row with a text if there are no needles") { world in
      try await world.put([1: "a", 2: ""])
      _ = try await world.database.write { connection throws(SQLFailure) in
        try connection.run(SQLTextIndexWorld.item(3))
      }
      #expect(try await world.rows(containing: []) == [1, 2])
    },
    ContractCheck("Finds no rows in an empty index") { world in
      for needles in [[], ["a"], ["漫"], ["abc"], ["abc", "漫", "a"]] {
        let rows = try await world.rows(containing: needles)
        #expect(rows.isEmpty, "\(needles)")
      }
    },
    ContractCheck("Ignores repeated needles") { world in
      try await world.put([1: "seams", 2: "sea"])
      #expect(try await world.rows(containing: ["seams", "seams", "s", "s"]) == [1])
    },
    ContractCheck("Distinguishes case, even between two needles") { world in
      try await world.put([1: "Seams", 2: "seams", 3: "seams Seams"])
      #expect(try await world.rows(containing: ["Seams", "seams"]) == [3])
    },
    ContractCheck("Distinguishes composed and decomposed marks, even between two needles") {
      world in
      try await world.put([1: "café", 2: "cafe\u{301}", 3: "café cafe\u{301}"])
      let rows = try await world.rows(containing: ["café", "cafe\u{301}"])
      #expect(rows == [3])
    },
    ContractCheck("Finds the beginning, the middle, the end and the whole of a long text") {
      world in
      let text = longText
      try await world.put([1: text, 2: "beginning middle end"])
      for needle in ["beginning", "middle", "終わり", "終", text] {
        let rows = try await world.rows(containing: [needle])
        #expect(rows.contains(1), "\(needle.prefix(10))")
      }
      #expect(try await world.rows(containing: [String(text.prefix(200)) + "doors"]) == [])
    },
    ContractCheck("Finds no rows for a needle that is longer than every text") { world in
      let text = longText
      try await world.put([1: text])
      for needle in [text + "x", "x" + text, String(text.dropFirst()) + "beginning"] {
        #expect(try await world.rows(containing: [needle]).isEmpty)
      }
    },
    ContractCheck("Finds the rows that contain a thousand needles") { world in
      let needles = (0..<1000).map { "w\($0)w" }
      let all = needles.joined(separator: " ")
      try await world.put([1: all, 2: all.replacing("w500w", with: "w5oow"), 3: "w1w"])
      #expect(try await world.rows(containing: needles) == [1])
    },
    ContractCheck("Can be combined with other conditions and their placeholders") { world in
      try await world.put([1: "seam", 2: "seam", 3: "doom"])
      for needles in [["seam"], ["s"], ["sea", "e"]] {
        let condition = world.index.condition(
          on: "item.id", containing: needles, placeholdersFrom: 2)
        let rows = try await world.database.rows(
          """
          SELECT id FROM items AS item WHERE id > $1 AND \(condition.text) \
          AND mark = $\(2 + condition.values.count)
          """,
          [.integer(1)] + condition.values + [.text("a")])
        #expect(rows == [SQLRow([.integer(2)])], "\(needles)")
      }
    },
  ]

  /// A text of 256 KiB that mostly repeats one word.
  private static var longText: String {
    let half = String(repeating: "seams ", count: 21_840)
    return "beginning " + half + "middle " + half + "終わり"
  }
}

extension SQLTextIndexWorld {
  /// Checks that exactly these rows are found, and reports the first few terms with wrong results.
  fileprivate func expect(
    _ answers: [(needles: [SQLTextCorpus.Needle], rows: Set<Int64>)]
  ) async throws {
    #expect(!answers.isEmpty)
    let wrong = try await database.read { [index] connection throws(SQLFailure) in
      var wrong: [String] = []
      for (needles, rows) in answers {
        let needles = needles.map(\.text)
        let found = try SQLTextIndexWorld.rows(containing: needles, in: index, over: connection)
        if found != rows.sorted() { wrong.append("\(needles.debugDescription) finds \(found)") }
      }
      return wrong
    }
    #expect(wrong.prefix(5) == [])
  }
}
