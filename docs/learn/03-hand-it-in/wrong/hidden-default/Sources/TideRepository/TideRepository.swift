public import TideDomain
internal import TideInfrastructure

/// The tides of today, selected and sorted for a boat.
public struct TideRepository: Sendable {
  private let source: any TideSource

  public init(source: (any TideSource)? = nil) { self.source = source ?? HarbourOffice() }

  /// Returns the tides that are high enough for a boat, earliest first.
  public func tides(for depth: Int) async throws(TideFailure) -> [Tide] {
    let all = try await source.tides()
    guard !all.isEmpty else { throw .noneToday }
    return all.filter { $0.centimetres >= depth }.sorted { $0.minutes < $1.minutes }
  }
}
