import CoreDomain

/// Where the earthquake service has its events from.
protocol QuakeSource: Sendable {
  /// The events that the service knows of at a moment.
  func catalogue(at now: Timestamp) -> QuakeCatalogue
}

/// Events that are the same at all times.
struct FixedQuakes: QuakeSource {
  let catalogue: QuakeCatalogue

  func catalogue(at now: Timestamp) -> QuakeCatalogue { catalogue }
}
