import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension ComicShelfStoreContract {
  static let searching: [ContractCheck<any Store>] = [
    ContractCheck("A search ignores width, case, kind of kana, marks, dots and blanks") {
      store async throws in
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
    ContractCheck("Finds a query in a title or a reading, but not across both") {
      store async throws in
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
    ContractCheck("A query of blanks and dots matches all series") { store async throws in
      try await keep(titles: ["a", "b"], in: store)
      for query in ["", " ", "\u{3000}\t", "・", "\u{200B}"] {
        #expect(try await ids(query: query, in: store) == ["a", "b"], "\(query)")
      }
    },
    ContractCheck("Wildcards of the database match only themselves") { store async throws in
      try await keep(titles: ["100% _ '\"* moth", "other"], in: store)
      for query in ["%", "_", "'", "\"", "*", "% _", "'\"*"] {
        #expect(try await ids(query: query, in: store) == ["100% _ '\"* moth"], "\(query)")
      }
      for query in ["NOT", "moth OR other", "$1", "^moth", "\u{0}"] {
        #expect(try await ids(query: query, in: store) == [], "\(query)")
      }
    },
    ContractCheck("Ignores the part of a query beyond the limit") { store async throws in
      let title = String(repeating: "a", count: ComicSearchKey.limit)
      try await keep(titles: [title], in: store)
      #expect(try await ids(query: title + "b", in: store) == [title])
      #expect(try await ids(query: "b" + title, in: store) == [])
    },
    ContractCheck("Returns found series in the list's order, with their total") {
      store async throws in
      try await keep(
        titles: (1...30).map { "moth \($0)" } + (1...30).map { "wasp \($0)" }, in: store)
      let form = ComicListRequest(ownedOnly: false, query: "MOTH", offset: 28, limit: 1)
      let page = try await store.series(form, for: nil, at: Comic.fixtureTime())
      #expect(page.series.map(\.title) == ["moth 29"] && page.total == 30)
    },
  ]
}
