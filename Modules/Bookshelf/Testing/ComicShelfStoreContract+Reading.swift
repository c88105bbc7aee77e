import BookshelfDomain
import CoreDomain
import CoreTesting
import Testing

extension ComicShelfStoreContract {
  static let reading: [ContractCheck<any Store>] = [
    ContractCheck("Returns every attribute of a reading position, latest first") {
      store async throws in
      #expect(try await store.progress(of: .fixture(), in: nil) == [])
      let places: [ReadingProgress] = [
        .fixture(.comic(Comic.ID("x")), series: "s2", page: 180, pages: 180, seconds: 9),
        .fixture(.comic(Comic.ID("a")), page: 7, pages: 9, seconds: 5),
        .fixture(.episode(ComicEpisode.ID("a")), page: 3, pages: 4, seconds: 5),
        .fixture(.episode(ComicEpisode.ID("x")), seconds: -5),
      ]
      for place in [2, 0, 3, 1].map({ places[$0] }) { try await store.keep(place, for: .fixture()) }
      #expect(try await store.progress(of: .fixture(), in: nil) == places)
    },
    ContractCheck("Keeps the later position of an item; of equal times, the one stored last") {
      store async throws in
      for (page, seconds, wanted) in [(4, Int64(5), 4), (2, 4, 4), (3, 5, 3), (1, 6, 1)] {
        try await store.keep(.fixture(page: page, seconds: seconds), for: .fixture())
        #expect(try await store.progress(of: .fixture(), in: nil).map(\.page) == [wanted])
      }
    },
    ContractCheck("Replaces a position from the future") { store async throws in
      let delay = ReadingProgress.longestDelay.components.seconds
      for (page, seconds, wanted) in [(4, delay, 4), (2, 0, 4), (3, -1, 3)] {
        try await store.keep(.fixture(page: page, seconds: seconds), for: .fixture())
        #expect(try await store.progress(of: .fixture(), in: nil).map(\.page) == [wanted])
      }
    },
    ContractCheck("Moves the position of an item that moved to another series") {
      store async throws in
      try await store.keep(.fixture(series: "s1", seconds: 1), for: .fixture())
      try await store.keep(.fixture(series: "s2", seconds: 2), for: .fixture())
      #expect(try await store.progress(of: .fixture(), in: [ComicSeries.ID("s1")]) == [])
      #expect(try await store.progress(of: .fixture(), in: [ComicSeries.ID("s2")]).count == 1)
    },
    ContractCheck("Returns positions of some series, of many, and of none") { store async throws in
      for number in 0..<30 {
        try await store.keep(
          .fixture(
            .episode(ComicEpisode.ID("e\(number)")), series: "s\(number)",
            seconds: Int64(number / 2)), for: .fixture())
      }
      let all = try await store.progress(of: .fixture(), in: nil)
      let many = (0..<1200).map { ComicSeries.ID("s\($0)") }
      #expect(try await store.progress(of: .fixture(), in: many + many) == all)
      #expect(try await store.progress(of: .fixture(), in: []) == [])
      let some = [7, 3, 99].map { ComicSeries.ID("s\($0)") }
      #expect(
        try await store.progress(of: .fixture(), in: some).map(\.series.raw) == ["s7", "s3"])
    },
    ContractCheck("Each reader sees only their own positions") { store async throws in
      let (mina, otis) = (SignedInReader.fixture("mina"), SignedInReader.fixture("otis"))
      try await store.keep(.fixture(page: 3, seconds: 9), for: mina)
      #expect(try await store.progress(of: otis, in: nil) == [])
      try await store.keep(.fixture(page: 5, seconds: 1), for: otis)
      #expect(try await store.progress(of: mina, in: nil).map(\.page) == [3])
      #expect(try await store.progress(of: otis, in: nil).map(\.page) == [5])
    },
  ]
}
