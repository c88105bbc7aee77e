/// A place in the application, written as a path and a query: `/recipes?tag=bread`.
///
/// A route is a value that both apps understand: the server answers it with a redirect, the
/// command line by ending the walk there. A feature leaves for another one through a route, so
/// that neither has to import the other.
public struct Route: Hashable, Sendable {
  /// The parts of the path, unescaped: `["recipes", "new"]`.
  public let path: [String]

  /// The query's names and values, unescaped, in the order in which they are written.
  public let query: [Parameter]

  public init(path: [String], query: [Parameter] = []) {
    self.path = path
    self.query = query
  }

  /// The first value that the query gives to a name.
  public func value(of name: String) -> String? {
    query.first { $0.name == name }?.value
  }

  /// One name and value of a query.
  public struct Parameter: Hashable, Sendable {
    public let name: String
    public let value: String

    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }
}

extension Route: CustomStringConvertible {
  /// The route as it stands in an address, percent-encoded after RFC 3986.
  public var description: String {
    let path = "/" + self.path.map(Self.escaped).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let pairs = query.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }
    return path + "?" + pairs.joined(separator: "&")
  }

  /// Escapes everything but the characters that RFC 3986, section 2.3, calls unreserved.
  private static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}

/// Somebody who can go to a place in the application.
///
/// Every transition passes here, so what belongs to transitions (a log, an analytics event) has
/// one home: a decorator around the navigator, and not a line in each screen.
public protocol Navigator: Sendable {
  /// Goes to a route. A navigator that has no such place stays where it is.
  func go(to route: Route) async
}
