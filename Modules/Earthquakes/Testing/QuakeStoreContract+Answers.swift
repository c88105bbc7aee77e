import CoreDomain
import CoreTesting
import EarthquakesDomain
import Testing

extension QuakeStoreContract {
  /// Checks of the sort order and the limit of lists.
  static let ordering: [ContractCheck<any QuakeStore>] = [
    ContractCheck("Sorts the newest first, and equal times by identifier") { store in
      for (id, seconds) in [("c", Int64(2)), ("b", 2), ("é", 2), ("z", 2), ("a", 1), ("d", 3)] {
        try await store.keep(.fixture(id: id, time: .fixture(seconds)))
      }
      #expect(try await ids(store, .fixture(), .newest) == ["d", "b", "c", "z", "é", "a"])
    },
    ContractCheck("Sorts the largest first, events without a magnitude last, then the newest") {
      store in
      let rows: [(String, Double?, Int64)] = [
        ("a", 1, 1), ("b", -1, 1), ("c", nil, 1), ("d", nil, 2), ("e", 1, 2), ("f", 5, 0),
        ("g", 1, 2),
      ]
      for (id, magnitude, seconds) in rows {
        try await store.keep(.fixture(id: id, time: .fixture(seconds), magnitude: magnitude))
      }
      #expect(
        try await ids(store, .fixture(), .largest) == ["f", "e", "g", "a", "b", "d", "c"])
    },
    ContractCheck("Sorts the nearest first, and equal distances by time") { store in
      let rows: [(String, Double, Int64)] = [
        ("a", 37.9, 1), ("b", 37.8, 1), ("c", 37.78, 1), ("d", 37.8, 2), ("e", 37.8, 2),
      ]
      for (id, latitude, seconds) in rows {
        try await store.keep(
          .fixture(id: id, time: .fixture(seconds), at: .fixture(latitude, -121.98)))
      }
      #expect(try await ids(store, .fixture(), .nearest) == ["c", "d", "e", "b", "a"])
      let two = try await store.quakes(.fixture(), order: .nearest, limit: 2)
      #expect(two.map(\.quake.id.raw) == ["c", "d"])
      #expect(try await ids(store, .everywhere(), .nearest) == ["c", "d", "e", "b", "a"])
    },
    ContractCheck("Returns the Domain's distance of each event") { store in
      let quake = Quake.fixture(at: .fixture(38, -122))
      try await store.keep(quake)
      for order in QuakeOrder.allCases {
        let found = try await store.quakes(.fixture(), order: order, limit: 1)
        #expect(found == [NearbyQuake(quake, in: QuakeQuery.fixture().circle(by: .fixture))])
      }
    },
    ContractCheck("A limit returns the first events of a sort order, and none under 1") { store in
      for number in 1...5 {
        try await store.keep(
          .fixture(
            id: "a\(number)", time: .fixture(Int64(number)), magnitude: Double(number),
            at: .fixture(38 - Double(number) / 100, -121.98)))
      }
      for order in QuakeOrder.allCases {
        let two = try await store.quakes(.fixture(), order: order, limit: 2)
        let all = try await store.quakes(.fixture(), order: order, limit: 5)
        #expect(two == Array(all.prefix(2)) && all.count == 5)
        #expect(try await store.quakes(.fixture(), order: order, limit: 0) == [])
        #expect(try await store.quakes(.fixture(), order: order, limit: -1) == [])
      }
    },
  ]

  /// Checks of the counts per day in UTC: in order, and without empty days.
  static let days: [ContractCheck<any QuakeStore>] = [
    ContractCheck("Days before 1970 begin at midnight") { store in
      let times = [
        "1969-12-31T00:00:00Z", "1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z",
        "1969-12-30T23:59:59.999Z", "0001-01-01T00:00:00.001Z", "2026-01-03T23:59:59.999Z",
      ]
      for time in times { try await store.keep(.fixture(id: time, time: .fixture(time))) }
      #expect(
        try await store.days(.fixture(since: "0001-01-01")) == [
          QuakeDay(day: .fixture("0001-01-01T00:00:00Z"), count: 1),
          QuakeDay(day: .fixture("1969-12-30T00:00:00Z"), count: 1),
          QuakeDay(day: .fixture("1969-12-31T00:00:00Z"), count: 2),
          QuakeDay(day: .fixture("1970-01-01T00:00:00Z"), count: 1),
          QuakeDay(day: .fixture("2026-01-03T00:00:00Z"), count: 1),
        ])
    }
  ]

  static let fetchRecords: [ContractCheck<any QuakeStore>] = [
    ContractCheck("Returns every attribute of the fetch records, last first") { store in
      let first = FetchRecord(
        query: .fixture(near: .fixture(-89.5, 180), radius: 20.5, magnitude: -0.5),
        askedAt: .fixture(1), count: 7, isStored: false)
      let second = FetchRecord(
        query: .fixture(since: "1906-04-18"), askedAt: .fixture(2), count: 0, isStored: true)
      try await store.note(second)
      try await store.note(first)
      #expect(try await store.fetchRecords() == [first, second])
    },
    ContractCheck("Records a repeated query once, with or without a magnitude") { store in
      for magnitude in [Double?.none, 2] {
        for seconds in [Int64(1), 2] {
          try await store.note(record(.fixture(magnitude: magnitude), at: seconds))
        }
      }
      #expect(
        try await store.fetchRecords() == [
          record(.fixture(magnitude: 2), at: 2), record(.fixture(), at: 2),
        ])
    },
    ContractCheck("Records each different query") { store in
      let queries = [
        QuakeQuery.fixture(), .fixture(near: .fixture(37.78, -121.98)), .fixture(radius: 101),
        .fixture(since: "2015-10-02"), .fixture(magnitude: 0),
      ]
      for query in queries { try await store.note(record(query, at: 1)) }
      #expect(try await store.fetchRecords().map(\.query) == queries.reversed())
    },
    ContractCheck("Drops the first stored records beyond the limit, whatever their time") { store in
      let limit = QuakeStoreLimits.fetchRecords
      for number in 1...limit + 2 {
        try await store.note(record(.fixture(radius: Double(number)), at: -Int64(number)))
      }
      let radii = try await store.fetchRecords().map(\.query.radius.kilometres)
      #expect(radii == (3...limit + 2).reversed().map(Double.init))
    },
  ]

  static func record(_ query: QuakeQuery, at seconds: Int64) -> FetchRecord {
    FetchRecord(query: query, askedAt: .fixture(seconds), count: 1, isStored: true)
  }
}
