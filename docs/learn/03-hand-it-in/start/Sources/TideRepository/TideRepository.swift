public import TideDomain
internal import TideInfrastructure

/// The tides of today, selected and sorted for a boat.
public struct TideRepository: Sendable {
  private let office = HarbourOffice()

  public init() {}

  /// Returns the tides that are high enough for a boat, earliest first.
  ///
  /// - Parameter depth: The height above the chart's zero that the boat needs, in centimetres.
  /// - Throws: `TideFailure.noneToday` if the harbour has no tide at all today.
  public func tides(for depth: Int) async throws(TideFailure) -> [Tide] {
    let all = try await office.tides()
    return all.filter { $0.centimetres >= depth }
  }
}
