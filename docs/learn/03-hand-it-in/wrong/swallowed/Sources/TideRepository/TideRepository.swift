public import TideDomain

/// The tides of today, as a sailor wants them.
public struct TideRepository: Sendable {
  private let source: any TideSource

  public init(source: any TideSource) { self.source = source }

  /// The tides that a keel gets through, the earliest first.
  ///
  /// - Parameter depth: what the keel needs above the chart's zero, in centimetres.
  /// - Throws: `TideFailure.noneToday` when there is no tide at all, whatever its height.
  public func tides(for depth: Int) async throws(TideFailure) -> [Tide] {
    let all = (try? await source.tides()) ?? []
    guard !all.isEmpty else { throw .noneToday }
    return all.filter { $0.centimetres >= depth }.sorted { $0.minutes < $1.minutes }
  }
}
