import CoreDomain
import HTTPTypes

/// Finds the routes of a path.
///
/// A literal part takes precedence over a parameter: `/recipes/new` is found before `/recipes/:id`.
/// Usually, a search takes as many steps as the path has parts.
struct RouteTable: Sendable {
  private var root = Node()

  init(_ routes: [ServerRoute]) {
    for route in routes {
      let parts = Self.parts(of: route.path[...])
      precondition(root.add(route, at: parts[...]), "\(route.method) \(route.path) occurs twice")
    }
  }

  /// The routes of a path without its query, or `nil` if the path has no routes. A path with NUL
  /// has no routes, because no stored identifier contains this character.
  func place(at path: Substring) -> Place? {
    guard path.utf8.first == UInt8(ascii: "/"), !path.contains("%00") else { return nil }
    return root.place(at: Self.parts(of: path)[...], parameters: [])
  }

  /// The routes of a path by method, and the values of its parameters.
  struct Place: Sendable {
    fileprivate let routes: [HTTPRequest.Method: ServerRoute]
    fileprivate let names: [String]
    fileprivate let values: [Substring]

    /// The path pattern of the routes.
    let pattern: String

    /// The path's parameters, unescaped.
    var parameters: [String: String] {
      var parameters: [String: String] = [:]
      for (name, value) in zip(names, values) {
        parameters[name] = String(unescaping: value.utf8, plusIsSpace: false)
      }
      return parameters
    }

    /// The route of a method. A route for GET also answers HEAD.
    func route(_ method: HTTPRequest.Method) -> ServerRoute? {
      routes[method] ?? (method == .head ? routes[.get] : nil)
    }

    /// The supported methods in alphabetical order.
    var methods: [HTTPRequest.Method] {
      let methods = Set(routes.keys).union(routes[.get] == nil ? [] : [.head])
      return methods.sorted { $0.rawValue < $1.rawValue }
    }

    /// Whether the path needs no access token.
    var isOpen: Bool { routes.values.contains(where: \.isOpen) }
  }

  private static func parts(of path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}

/// A part of a path, and the parts that may follow it.
private struct Node: Sendable {
  private var routes: [HTTPRequest.Method: ServerRoute] = [:]
  private var pattern = ""
  private var names: [String] = []
  private var written: [Substring: Node] = [:]
  private var named: [Node] = []

  /// - Returns: Whether the route is new.
  mutating func add(_ route: ServerRoute, at parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else {
      pattern = route.path
      names = route.path.split(separator: "/").filter { $0.hasPrefix(":") }.map {
        String($0.dropFirst())
      }
      return routes.updateValue(route, forKey: route.method) == nil
    }
    guard !part.hasPrefix(":") else {
      if named.isEmpty { named.append(Node()) }
      return named[0].add(route, at: parts.dropFirst())
    }
    return written[part, default: Node()].add(route, at: parts.dropFirst())
  }

  func place(at parts: ArraySlice<Substring>, parameters: [Substring]) -> RouteTable.Place? {
    guard let part = parts.first else {
      guard !routes.isEmpty else { return nil }
      return RouteTable.Place(routes: routes, names: names, values: parameters, pattern: pattern)
    }
    let rest = parts.dropFirst()
    return written[part]?.place(at: rest, parameters: parameters)
      ?? named.first?.place(at: rest, parameters: parameters + [part])
  }
}
