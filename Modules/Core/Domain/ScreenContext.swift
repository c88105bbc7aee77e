/// What all screens of a feature share: how they open other screens, and how their intents are
/// traced. A feature makes its screens with a context, so it never names its own routes.
public struct ScreenContext<Destination: Hashable & Sendable>: Sendable {
  private let makeRouter: @Sendable (any Navigator) -> any Routing<Destination>
  private let findDestination: @Sendable (Route) -> Destination?
  private let tracer: OperationTracer

  /// - Parameters:
  ///   - routes: The routes of the feature.
  ///   - observing: Wraps each navigator, for example to log where it goes.
  public init<Map: RouteMap<Destination>>(
    routes: Map.Type, tracer: OperationTracer = .off,
    observing: @escaping @Sendable (any Navigator) -> any Navigator = { $0 }
  ) {
    makeRouter = { MappedRouter<Map>(navigator: observing($0)) }
    findDestination = { Map.destination(of: $0) }
    self.tracer = tracer
  }

  /// Returns a router that opens the destinations with a navigator.
  public func router(_ navigator: any Navigator) -> any Routing<Destination> {
    makeRouter(navigator)
  }

  /// Returns the destination of a route, or `nil` if the feature has no such route.
  public func destination(of route: Route) -> Destination? { findDestination(route) }

  /// Makes the screen of a view model.
  public func screen<Model: ViewModel>(_ model: Model) -> any Screen<Model.State, Model.Intent> {
    model.screen(tracing: tracer)
  }

  /// Returns a screen that is not made of a ``ViewModel``, with a span for each intent.
  public func screen<Of: Screen>(_ screen: Of) -> any Screen<Of.State, Of.Intent> {
    screen.traced(by: tracer)
  }
}
