public import ForecastDomain

/// The state and the intents of a forecast screen.
public actor ForecastViewModel {
  public private(set) var isLoading = false
  public private(set) var text: String?
  public private(set) var failure: ForecastFailure?
  private let source: any ForecastSource

  public init(source: any ForecastSource) { self.source = source }

  /// Requests a forecast.
  public func load() async {
    isLoading = true
    do throws(ForecastFailure) {
      text = try await source.forecast()
      isLoading = false
    } catch {
      failure = error
    }
  }
}
