import CoreDemo
import CoreDomain

/// A source of events for the earthquake service.
protocol QuakeSource: Sendable {
  /// Returns the events that the service knows at a moment.
  func catalogue(at now: Timestamp) -> QuakeCatalogue
}

/// Events that do not change.
struct FixedQuakes: QuakeSource {
  let catalogue: QuakeCatalogue

  func catalogue(at now: Timestamp) -> QuakeCatalogue { catalogue }
}
