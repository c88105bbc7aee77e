/// The user reads about a constraint of a table, and not what to do.
///
/// Stated by ``QuakeStore``.
private struct Empty: QuakeStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = QuakeFailure
  #endif

  func count(_ query: QuakeQuery) async throws(Failure) -> Int { 0 }

  func replace(_ query: QuakeQuery, in period: QuakePeriod, by quakes: [Quake]) async {}
  func keep(_ quakes: [Quake]) async {}
  func remove(_ id: Quake.ID) async {}
  func quake(_ id: Quake.ID) async -> Quake? { nil }
  func quakes(_ query: QuakeQuery, order: QuakeOrder, limit: Int) async -> [NearbyQuake] {
    []
  }
  func days(_ query: QuakeQuery) async -> [QuakeDay] { [] }
  func note(_ record: FetchRecord) async {}
  func fetchRecords() async -> [FetchRecord] { [] }
}
