/// A place in the app, named by its path.
public struct Route: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }
}

/// Opens places of the app.
public protocol Navigator: AnyObject {
  func go(to route: Route)
}

/// Logs events.
public protocol ActivityLog: AnyObject {
  func note(_ line: String)
}
