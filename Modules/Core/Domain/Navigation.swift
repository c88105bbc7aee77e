/// A location in the application, written as a path and a query: `/recipes?tag=bread`.
///
/// The server and the command line both use routes: the server redirects the browser to the
/// location, and a browse session shows it. A feature opens another feature through a route, so it
/// need not import the other feature.
public struct Route: Hashable, Sendable {
  /// The unescaped path components: `["recipes", "new"]`.
  public let path: [String]

  /// The unescaped query parameters in order.
  public let query: [Parameter]

  public init(path: [String], query: [Parameter] = []) {
    self.path = path
    self.query = query
  }

  /// Returns the value of the first query parameter with this name, or `nil` if there is no such
  /// parameter.
  public func value(of name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// Returns the path components after the first one, or `nil` if the first one differs.
  public func path(below first: String) -> [String]? {
    path.first == first ? Array(path.dropFirst()) : nil
  }

  /// A query parameter without escapes: in `?tag=bread`, the name is `tag` and the value `bread`.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// Returns a query parameter for each pair of a name and a value. Skips empty values.
  public static func parameters(_ values: [(String, String)]) -> [Parameter] {
    values.filter { !$0.1.isEmpty }.map { Parameter($0.0, $0.1) }
  }
}

extension Route: CustomStringConvertible {
  /// The route as it appears in a URL, percent-encoded according to RFC 3986.
  public var description: String {
    let path = "/" + self.path.map(String.init(escaping:)).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let pairs = query.map { "\(String(escaping: $0.name))=\(String(escaping: $0.value))" }
    return path + "?" + pairs.joined(separator: "&")
  }
}

/// Navigates to locations in the application.
///
/// All navigation goes through this protocol. So logging or analytics can be added in one place, as
/// a navigator that wraps another one, and not in each screen.
public protocol Navigator: Sendable {
  /// Navigates to a route. Implementations may ignore it: a command that runs once has nowhere to
  /// navigate.
  func go(to route: Route) async
}
