public import CoreDomain

/// A router that records the opened destinations and does not navigate.
public final class SpyRouter<Destination: Hashable & Sendable>: Routing {
  private let remembered = Recorder<Destination>()

  public init() {}

  public var opened: [Destination] { remembered.all }

  public func open(_ destination: Destination) async { remembered.remember(destination) }
}
