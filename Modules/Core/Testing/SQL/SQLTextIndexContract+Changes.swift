import CoreDomain
import Testing

extension SQLTextIndexContract {
  static let changes: [ContractCheck<SQLTextIndexWorld>] = [
    ContractCheck("Replaces the text of a row") { world in
      try await world.put([1: "seams 漫画"])
      try await world.put([1: "doors 小説"])
      try await world.expect(["doors": [1], "小説": [1], "小": [1], "d": [1]])
      try await world.expect(["seams": [], "漫画": [], "漫": [], "m": []])
    },
    ContractCheck("Stores a repeated text once") { world in
      try await world.put([1: "seams 漫画"])
      try await world.put([1: "seams 漫画"])
      try await world.expect(["seams": [1], "漫画": [1]])
      try await world.put([1: ""])
      try await world.expect(["seams": [], "漫画": []])
    },
    ContractCheck("Replaces a text that looks the same") { world in
      try await world.put([1: "café"])
      try await world.put([1: "cafe\u{301}"])
      try await world.expect(["cafe": [1], "café": [], "é": [], "\u{301}": [1]])
    },
    ContractCheck("Does not find a removed row until it has a text again") { world in
      try await world.put([1: "seams 漫画", 2: "seams"])
      try await world.change { index, connection throws(SQLFailure) in
        try index.remove(1, over: connection)
      }
      try await world.expect(["seams": [2], "漫画": [], "漫": []])
      try await world.put([1: "漫画"])
      try await world.expect(["seams": [2], "漫画": [1]])
    },
    ContractCheck("Removing a row without a text is not an error") { world in
      try await world.put([1: "seams"])
      try await world.change { index, connection throws(SQLFailure) in
        try index.remove(2, over: connection)
        try index.remove(2, over: connection)
      }
      try await world.expect(["seams": [1]])
    },
    ContractCheck("Accepts new texts after all were removed") { world in
      try await world.put([1: "seams", 2: "漫画"])
      try await world.change { index, connection throws(SQLFailure) in
        try index.removeAll(over: connection)
      }
      try await world.expect(["seams": [], "漫画": [], "s": []])
      try await world.put([2: "seams"])
      try await world.expect(["seams": [2]])
      #expect(try await world.rows(containing: []) == [2])
    },
    ContractCheck("Finds the texts of the current transaction") { world in
      try await world.put([1: "seams"])
      let rows = try await world.database.write {
        [index = world.index] connection
          throws(SQLFailure) in
        try connection.run(SQLTextIndexWorld.item(2))
        try index.put("漫画 seams", for: 2, over: connection)
        try index.remove(1, over: connection)
        return [
          try SQLTextIndexWorld.rows(containing: ["seams"], in: index, over: connection),
          try SQLTextIndexWorld.rows(containing: ["漫画"], in: index, over: connection),
          try SQLTextIndexWorld.rows(containing: ["s"], in: index, over: connection),
        ]
      }
      #expect(rows == [[2], [2], [2]])
    },
    ContractCheck("Restores all texts if the transaction throws") { world in
      try await world.put([1: "seams 漫画", 2: "doors"])
      let refusal = SQLFailure.unexpectedValue("the body threw")
      for removesAll in [false, true] {
        await #expect(throws: refusal) {
          try await world.change { index, connection throws(SQLFailure) in
            try index.put("windows", for: 1, over: connection)
            try index.remove(2, over: connection)
            try index.put("windows", for: 3, over: connection)
            if removesAll { try index.removeAll(over: connection) }
            throw refusal
          }
        }
        try await world.expect(["seams": [1], "漫画": [1], "doors": [2], "windows": []])
      }
      try await world.put([1: "windows"])
      try await world.expect(["seams": [], "漫画": [], "windows": [1]])
    },
    ContractCheck("Separates two indexes in the same database") { world in
      try await world.put([1: "seams 漫画"])
      try await world.change(world.other) { index, connection throws(SQLFailure) in
        try index.put("doors 小説", for: 1, over: connection)
      }
      try await world.expect(["seams": [1], "漫画": [1], "doors": [], "小説": []])
      try await world.change(world.other) { index, connection throws(SQLFailure) in
        try index.removeAll(over: connection)
      }
      try await world.expect(["seams": [1], "漫画": [1]])
    },
    ContractCheck("Accepts the minimum and the maximum row identifier") { world in
      let rows: [Int64] = [.min, -1, 0, 1, .max]
      try await world.put(Dictionary(uniqueKeysWithValues: rows.map { ($0, "seams 漫画") }))
      try await world.expect(["seams": rows, "漫画": rows, "a": rows])
      try await world.change { index, connection throws(SQLFailure) in
        for row in [Int64.min, 0] { try index.remove(row, over: connection) }
      }
      try await world.expect(["seams": [-1, 1, .max], "漫": [-1, 1, .max], "a": [-1, 1, .max]])
    },
    ContractCheck("Finds the current texts after many changes") { world in
      for round in 0..<20 {
        try await world.put(
          Dictionary(
            uniqueKeysWithValues: (0..<40).map { row in
              (Int64(row), row.isMultiple(of: round + 1) ? "round \(round) 第\(round)回" : "none")
            }))
      }
      try await world.expect([
        "第19回": [0, 20], "round 19": [0, 20], "第": [0, 20], "round 1 ": [],
      ])
    },
  ]
}

extension SQLTextIndexWorld {
  fileprivate func change(
    _ index: (any SQLTextIndex)? = nil,
    _ body:
      @escaping @Sendable (
        any SQLTextIndex, borrowing any SQLWriting & ~Copyable
      ) throws(SQLFailure) -> Void
  ) async throws(SQLFailure) {
    let index = index ?? self.index
    try await database.write { connection throws(SQLFailure) in try body(index, connection) }
  }

  fileprivate func expect(
    _ answers: KeyValuePairs<String, [Int64]>, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for (needle, rows) in answers {
      let found = try await self.rows(containing: [needle])
      #expect(found == rows, "\(needle.debugDescription)", sourceLocation: sourceLocation)
    }
  }
}
