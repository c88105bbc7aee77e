public import BookshelfDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every implementation of ``ComicShelfStore`` must pass. Each check gets an empty
/// store.
public enum ComicShelfStoreContract {
  public typealias Store = CatalogueStore & ComicShelfStore

  public static let checks: [ContractCheck<any Store>] =
    ordering + paging + searching + owning + buying + reading

  /// Stores series as the contents of a catalogue.
  static func keep(_ series: [ComicSeries], in store: any Store) async throws {
    let start = CataloguePage("https://comics.example/catalogue")
    let run = try await store.begin(from: start)
    _ = try await store.keep(series, of: start, in: run)
  }

  /// Stores series whose identifiers are their titles.
  static func keep(titles: [String], in store: any Store) async throws {
    try await keep(titles.map { .fixture(id: $0, title: $0) }, in: store)
  }

  /// Returns the identifiers of the series in a list.
  static func ids(
    _ ordering: ComicOrdering = .title, query: String = "", ownedOnly: Bool = false,
    offset: Int = 0, limit: Int = 100, for reader: SignedInReader? = nil, at seconds: Int64 = 0,
    in store: any Store
  ) async throws -> [String] {
    let form = ComicListRequest(
      ownedOnly: ownedOnly, ordering: ordering, query: query, offset: offset, limit: limit)
    return try await store.series(form, for: reader, at: .fixture(seconds))
      .series.map(\.id.raw)
  }

  /// Buys a volume for a reader.
  static func buy(
    _ comic: String, for reader: SignedInReader, in store: any Store
  ) async throws {
    let order = ComicOrder.fixture(id: "o-\(reader.id)-\(comic)", reader: reader, comic: comic)
    let placed = try await store.place(order, for: reader)
    try await store.close(placed, with: .bought, for: reader, at: .fixture())
  }
}

extension ComicShelfStoreContract {
  /// Checks of the sort orders of lists.
  static let ordering: [ContractCheck<any Store>] = [
    ContractCheck("Sorts by folded title, with numbers by value") { store in
      try await keep(
        titles: ["第10話", "第2話", "moth", "Äther", "zebra 9", "ＺＥＢＲＡ 10", "adder", "Zebra 009a"],
        in: store)
      #expect(
        try await ids(in: store)
          == ["adder", "Äther", "moth", "zebra 9", "Zebra 009a", "ＺＥＢＲＡ 10", "第2話", "第10話"])
    },
    ContractCheck("Sorts equal titles by identifier") { store in
      try await keep(["b", "c", "a", "B"].map { .fixture(id: $0, title: "same") }, in: store)
      for order in ComicOrdering.allCases {
        #expect(try await ids(order, in: store) == ["B", "a", "b", "c"])
      }
    },
    ContractCheck("Sorts by reading, or by title without one") { store in
      try await keep(
        [
          .fixture(id: "1", title: "橋", titleReading: "はし"),
          .fixture(id: "2", title: "ネコ"), .fixture(id: "3", title: "雨", titleReading: "アメ"),
          .fixture(id: "4", title: "Zoo"), .fixture(id: "5", title: "犬 10", titleReading: "いぬ10"),
          .fixture(id: "6", title: "犬 9", titleReading: "イヌ9"),
        ], in: store)
      #expect(try await ids(.reading, in: store) == ["4", "3", "6", "5", "2", "1"])
    },
    ContractCheck("Sorts kana as an index does: voicing, size and long vowels count last") {
      store in
      let readings = [
        "か", "ガ", "かあ", "カー", "がい", "カウ", "きゃく", "キヤマ", "コオ", "コー", "コーヒー", "こか", "ささめ",
        "さざめ", "さゝめ", "は", "バ", "ぱ", "ハナ", "ばなな",
      ]
      try await keep(
        readings.reversed().map { .fixture(id: $0, title: "same", titleReading: $0) }, in: store)
      #expect(try await ids(.reading, in: store) == readings)
      try await keep(readings.reversed().map { .fixture(id: $0, title: $0) }, in: store)
      #expect(try await ids(.title, in: store) == readings)
    },
    ContractCheck("Sorts by the latest release, once it is out") { store in
      try await keep(recent, in: store)
      let expected: [(Int64, String)] = [
        (8, "day late none past soon"), (10, "past day late none soon"),
        (20, "soon past day late none"), (29, "soon past day late none"),
        (30, "late past soon day none"), (40, "late past soon day none"),
      ]
      for (seconds, order) in expected {
        let wanted = order.split(separator: " ").map(String.init)
        #expect(try await ids(.recent, at: seconds, in: store) == wanted, "at \(seconds) s")
        #expect(try await ids(.recent, query: " ", at: seconds, in: store) == wanted)
        #expect(try await ids(.recent, query: "title", at: seconds, in: store) == wanted)
        for offset in 0..<7 {
          #expect(
            try await ids(.recent, offset: offset, limit: 2, at: seconds, in: store)
              == Array(wanted.dropFirst(offset).prefix(2)))
        }
      }
    },
    ContractCheck("Ignores hidden releases, and sorts volumes by hour, else by day") { store in
      let hour = Comic.fixture(
        id: "c1", releaseDate: "2025-01-01", availableAt: .fixture(50))
      try await keep(
        [
          .fixture(
            id: "hidden", title: "title a",
            comics: [.fixture(releaseDate: "2026-01-01", isHidden: true)],
            episodes: [.fixture(opensAt: .fixture(60), isHidden: true)]),
          .fixture(id: "day", title: "title b", comics: [.fixture(releaseDate: "2025-12-31")]),
          .fixture(id: "hour", title: "title c", comics: [hour]),
        ], in: store)
      #expect(try await ids(.recent, at: 49, in: store) == ["day", "hidden", "hour"])
      for (seconds, query) in [(Int64(50), ""), (70, ""), (50, "title"), (70, "title")] {
        #expect(
          try await ids(.recent, query: query, at: seconds, in: store) == ["hour", "day", "hidden"])
      }
    },
  ]

  /// Five series, in this order: one is released at 0 s, one never, one at 9 s, 10 s and 30 s, one
  /// at 20 s and 99 s, and one at 30 s.
  private static let recent: [ComicSeries] = [
    .fixture(id: "day", title: "title 1", comics: [.fixture(id: "c1", releaseDate: "2026-01-01")]),
    .fixture(id: "none", title: "title 3", episodes: [.fixture(id: "e1")]),
    .fixture(
      id: "past", title: "title 4",
      episodes: [10, 9, 30].enumerated().map { index, second in
        .fixture(id: "p\(index)", opensAt: .fixture(second))
      }),
    .fixture(
      id: "soon", title: "title 5",
      comics: [.fixture(id: "c5", availableAt: .fixture(20))],
      episodes: [.fixture(id: "e5", opensAt: .fixture(99))]),
    .fixture(
      id: "late", title: "title 2",
      episodes: [.fixture(id: "e2", opensAt: .fixture(30), isFree: false)]),
  ]

  static let paging: [ContractCheck<any Store>] = [
    ContractCheck("Pages return each series once, in one order, with the total") { store in
      let series = (0..<57).map { number in
        ComicSeries.fixture(
          id: "s\(number % 10)\(number)", title: "title \(number % 7)",
          episodes: number.isMultiple(of: 3)
            ? [] : [.fixture(id: "e\(number)", opensAt: .fixture(Int64(number % 5)))])
      }
      try await keep(series, in: store)
      for order in ComicOrdering.allCases {
        for query in ["", "title"] {
          let whole = try await ids(order, query: query, at: 9, in: store)
          #expect(whole.count == 57 && Set(whole).count == 57)
          var paged: [String] = []
          for offset in stride(from: 0, to: 57, by: 10) {
            let form = ComicListRequest(
              ownedOnly: false, ordering: order, query: query, offset: offset, limit: 10)
            let page = try await store.series(form, for: nil, at: .fixture(9))
            #expect(page.total == 57)
            paged += page.series.map(\.id.raw)
          }
          #expect(paged == whole, "\(order)")
        }
      }
    },
    ContractCheck("Returns no series after the last page, but the total") { store in
      try await keep(titles: ["a", "b", "c"], in: store)
      for order in ComicOrdering.allCases {
        for (offset, limit) in [(3, 1), (3, 50), (1_000_000, 1000), (Int.max, 1000)] {
          let form = ComicListRequest(
            ownedOnly: false, ordering: order, offset: offset, limit: limit)
          let page = try await store.series(form, for: nil, at: .fixture())
          #expect(page == ComicStorePage(series: [], total: 3))
        }
      }
    },
  ]
}

extension ComicShelfStoreContract {
  static let searching: [ContractCheck<any Store>] = [
    ContractCheck("A search ignores width, case, kind of kana, marks, dots and blanks") { store in
      try await keep(
        [
          .fixture(id: "1", title: "ドカベン"), .fixture(id: "2", title: "ｶﾞﾗｽの 街"),
          .fixture(id: "3", title: "ブラック・ジャケット"), .fixture(id: "4", title: "Café ＯＮＥ"),
          .fixture(id: "5", title: "雨", titleReading: "あめの・おと"),
          .fixture(id: "6", title: "スーーパー"),
        ], in: store)
      let expected: [(String, [String])] = [
        ("どかべん", ["1"]), ("ﾄﾞｶ", ["1"]), ("ガラスノ街", ["2"]), ("の　街", ["2"]),
        ("ブラックジャケット", ["3"]), ("クじゃ", ["3"]), ("CAFE", ["4"]), ("feone", ["4"]),
        ("アメ", ["5"]), ("雨", ["5"]), ("のお", ["5"]), ("すーぱー", ["6"]), ("スパ", []),
        ("が", ["2"]), ("か", ["1"]), ("e", ["4"]), ("街 ", ["2"]),
      ]
      for (query, wanted) in expected {
        #expect(try await ids(query: query, in: store) == wanted, "\(query)")
      }
    },
    ContractCheck("Finds a query in a title or a reading, but not across both") { store in
      try await keep(
        [
          .fixture(id: "1", title: "ab", titleReading: "cd"), .fixture(id: "2", title: "cd"),
          .fixture(id: "3", title: "x", titleReading: "ab"),
        ], in: store)
      #expect(try await ids(query: "bc", in: store) == [])
      #expect(try await ids(query: "b\nc", in: store) == [])
      #expect(Set(try await ids(query: "ab", in: store)) == ["1", "3"])
      #expect(Set(try await ids(query: "cd", in: store)) == ["1", "2"])
    },
    ContractCheck("A query of blanks and dots matches all series") { store in
      try await keep(titles: ["a", "b"], in: store)
      for query in ["", " ", "\u{3000}\t", "・", "\u{200B}"] {
        #expect(try await ids(query: query, in: store) == ["a", "b"], "\(query)")
      }
    },
    ContractCheck("Wildcards of the database match only themselves") { store in
      try await keep(titles: ["100% _ '\"* moth", "other"], in: store)
      for query in ["%", "_", "'", "\"", "*", "% _", "'\"*"] {
        #expect(try await ids(query: query, in: store) == ["100% _ '\"* moth"], "\(query)")
      }
      for query in ["NOT", "moth OR other", "$1", "^moth", "\u{0}"] {
        #expect(try await ids(query: query, in: store) == [], "\(query)")
      }
    },
    ContractCheck("Ignores the part of a query beyond the limit") { store in
      let title = String(repeating: "a", count: ComicSearchKey.limit)
      try await keep(titles: [title], in: store)
      #expect(try await ids(query: title + "b", in: store) == [title])
      #expect(try await ids(query: "b" + title, in: store) == [])
    },
    ContractCheck("Returns found series in the list's order, with their total") { store in
      try await keep(
        titles: (1...30).map { "moth \($0)" } + (1...30).map { "wasp \($0)" }, in: store)
      let form = ComicListRequest(ownedOnly: false, query: "MOTH", offset: 28, limit: 1)
      let page = try await store.series(form, for: nil, at: .fixture())
      #expect(page.series.map(\.title) == ["moth 29"] && page.total == 30)
    },
  ]
}
