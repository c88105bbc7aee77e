public import ForecastDomain

/// The state and the intents of a forecast screen.
public actor ForecastViewModel {
  public private(set) var state = ForecastState.idle {
    didSet { announce(state) }
  }

  private let source: any ForecastSource
  private let announce: @Sendable (ForecastState) -> Void

  /// - Parameter announce: Receives each state, in order, as soon as it is reached.
  public init(
    source: any ForecastSource, announce: @escaping @Sendable (ForecastState) -> Void
  ) {
    self.source = source
    self.announce = announce
  }

  /// Requests a forecast, unless a request is already running.
  public func load() async {
    guard state != .preparing else { return }
    state = .preparing
    do throws(ForecastFailure) {
      state = .success(try await source.forecast())
    } catch {
      state = .idle
    }
  }
}
