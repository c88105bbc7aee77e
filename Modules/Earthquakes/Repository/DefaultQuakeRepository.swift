public import CoreDomain
public import EarthquakesDomain

/// The repository that the programs use. It asks the service, and stores the answers. It answers
/// from the store if the service is unreachable, out of order or rate-limiting, or if the reply
/// cannot be parsed. A list or a picture also comes from the store if the stored answer is less
/// than a minute old.
public struct DefaultQuakeRepository: QuakeRepository {
  private let store: any QuakeStore
  private let source: any QuakeSource
  private let drawing: any QuakeDrawing
  private let loader: QuakeLoader
  private let memory: QuakeCache
  private let rules: QuakeRules
  private let clock: any WallClock
  private let traced: TracedOperations<QuakeFailure>

  /// - Parameters:
  ///   - limits: The maximum numbers of rows in one reply and for one query.
  ///   - tracer: Records the operations as spans.
  public init(
    source: any QuakeSource, store: any QuakeStore, drawing: any QuakeDrawing, rules: QuakeRules,
    clock: any WallClock, limits: QuakeLoadLimits = .usual, tracer: OperationTracer
  ) {
    self.store = store
    self.source = source
    self.drawing = drawing
    self.rules = rules
    self.clock = clock
    traced = TracedOperations(by: tracer)
    loader = QuakeLoader(source: source, store: store, limits: limits)
    memory = QuakeCache(store: store, rules: rules)
  }

  public func count(_ query: QuakeQuery) async throws(QuakeFailure) -> QuakeCount {
    try await traced.run { () async throws(QuakeFailure) in
      let now = clock.now
      do throws(QuakeSourceFailure) {
        let count = try await source.count(query, in: nil)
        return QuakeCount(
          query: query, count: count, origin: .service(now),
          keepingFailure: await failureOfKeeping(query, count: count, at: now))
      } catch {
        return try await memory.count(query, at: now, because: error)
      }
    }
  }

  public func list(
    _ request: QuakeListRequest, progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakeList {
    try await traced.run { () async throws(QuakeFailure) in
      let (origin, loaded) = try await refresh(request.query) { now throws(QuakeFailure) in
        try await loader.load(request, at: now, progress: progress)
      }
      guard case let (first, total)?? = loaded else {
        return try await stored(
          request, from: origin, total: try await memory.total(of: request.query, from: origin))
      }
      try? await memory.note(
        FetchRecord(query: request.query, askedAt: origin.askedAt, count: total, isStored: false))
      let circle = request.query.circle(by: rules)
      let quakes = first.map { NearbyQuake($0, in: circle) }.sorted(by: request.order.places)
      return QuakeList(
        query: request.query, order: request.order, quakes: Array(quakes.prefix(request.limit)),
        total: total, origin: origin)
    }
  }

  public func quake(_ id: Quake.ID) async throws(QuakeFailure) -> FoundQuake {
    try await traced.run { () async throws(QuakeFailure) in
      let now = clock.now
      do throws(QuakeSourceFailure) {
        let quake = try await source.quake(id)
        try? await store.keep(quake)
        return FoundQuake(quake, origin: .service(now))
      } catch {
        switch error {
        case .unknown: throw .notFound(id)
        case .deleted: try await store.remove(id)
        default: break
        }
        return try await memory.quake(id, at: now, because: error)
      }
    }
  }

  public func picture(
    _ kind: QuakePictureKind, of query: QuakeQuery,
    progress: @Sendable (QuakeProgress) async -> Void
  ) async throws(QuakeFailure) -> QuakePicture {
    try await traced.run { () async throws(QuakeFailure) in
      let (origin, _) = try await refresh(query) { now throws(QuakeFailure) in
        try await loader.load(query, expecting: nil, at: now, progress: progress)
      }
      switch kind {
      case .map:
        let request = QuakeListRequest(
          query: query, order: .largest, limit: QuakePicture.markerLimit)
        let list = try await stored(
          request, from: origin, total: try await store.count(query))
        return QuakePicture(svg: drawing.map(of: list), origin: origin)
      case .histogram:
        let days = try await store.days(query)
        return QuakePicture(
          svg: drawing.histogram(of: days, for: query, through: clock.now, from: origin),
          origin: origin)
      }
    }
  }
}

extension DefaultQuakeRepository {
  /// Stores the counted earthquakes if they fit into one reply, so that they can be counted offline
  /// later. Returns the failure instead of throwing it, because the count itself is already known.
  private func failureOfKeeping(
    _ query: QuakeQuery, count: Int, at now: Timestamp
  ) async -> QuakeFailure? {
    do throws(QuakeFailure) {
      if try await memory.freshRecord(query, at: now) != nil { return nil }
      guard count <= loader.limits.reply else {
        try await memory.note(
          FetchRecord(query: query, askedAt: now, count: count, isStored: false))
        return nil
      }
      try await loader.load(query, expecting: count, at: now) { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// Loads an answer from the service. If the stored answer is fresh, or if the service fails, the
  /// answer is in the store.
  ///
  /// - Parameter load: Sends the requests to the service.
  /// - Returns: The origin of the answer, and the loaded value, or `nil` if the answer is in the
  ///   store.
  private func refresh<Loaded>(
    _ query: QuakeQuery, _ load: (Timestamp) async throws(QuakeFailure) -> Loaded
  ) async throws(QuakeFailure) -> (QuakeOrigin, Loaded?) {
    let now = clock.now
    if let record = try await memory.freshRecord(query, at: now) {
      return (.fresh(askedAt: record.askedAt), nil)
    }
    do throws(QuakeFailure) {
      return (.service(now), try await load(now))
    } catch {
      guard case .source(let failure) = error else { throw error }
      return (try await memory.origin(of: query, at: now, because: failure), nil)
    }
  }

  private func stored(
    _ request: QuakeListRequest, from origin: QuakeOrigin, total: Int
  ) async throws(QuakeFailure) -> QuakeList {
    let quakes = try await store.quakes(
      request.query, order: request.order, limit: request.offset + request.limit)
    return QuakeList(
      query: request.query, order: request.order, quakes: Array(quakes.dropFirst(request.offset)),
      total: total, offset: request.offset, origin: origin)
  }
}
