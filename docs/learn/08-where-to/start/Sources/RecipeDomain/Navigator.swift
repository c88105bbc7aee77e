/// A place in the app, as an address has it.
public struct Route: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }
}

/// Brings a person to places.
public protocol Navigator: AnyObject {
  func go(to route: Route)
}

/// Writes down what happens.
public protocol ActivityLog: AnyObject {
  func note(_ line: String)
}
