import CPQ

/// The address of a PostgreSQL database: a URL such as `postgres://user:password@host/name`.
///
/// Printing it never shows the password. libpq parses it, so it may contain every parameter that
/// libpq knows: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-CONNSTRING
public struct PostgreSQLAddress: Hashable, Sendable {
  /// The text for libpq, with the password.
  let disclosed: String
  /// The URL for messages: the user, the hosts and ports, and the name of the database. It never
  /// contains the password.
  public let description: String

  /// Parses an address.
  ///
  /// - Returns: `nil` if the text is not a valid PostgreSQL URL.
  public init?(_ text: String) {
    guard Self.isAddress(text), let options = Self.options(in: text) else { return nil }
    disclosed = text
    description = Self.description(of: options)
  }

  /// Whether a text starts like a PostgreSQL URL. The rest of the text may be invalid.
  public static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }

  /// The parameters of an address by their keywords; `nil` if libpq cannot parse it. libpq's
  /// message is not read, because it may repeat the password.
  private static func options(in text: String) -> [String: String]? {
    guard let first = unsafe PQconninfoParse(text, nil) else { return nil }
    defer { unsafe PQconninfoFree(first) }
    var options: [String: String] = [:]
    // "… an array … ending with an entry having a null keyword pointer".
    // https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PQCONNINFOPARSE
    var option = unsafe first
    while let keyword = unsafe option.pointee.keyword {
      if let value = unsafe option.pointee.val {
        unsafe options[String(cString: keyword)] = unsafe String(cString: value)
      }
      unsafe option += 1
    }
    return options
  }

  private static func description(of options: [String: String]) -> String {
    let hosts = (options["host"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let ports = (options["port"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
    let folders = hosts.filter { $0.hasPrefix("/") }
    let named = hosts.enumerated().filter { !$1.hasPrefix("/") }.map { index, host in
      let port = ports.count == 1 ? ports[0] : index < ports.count ? ports[index] : ""
      return port.isEmpty ? "\(host)" : "\(host):\(port)"
    }
    return "postgres://" + (options["user"].map { $0 + "@" } ?? "") + named.joined(separator: ",")
      + "/" + (options["dbname"] ?? "")
      + (folders.isEmpty ? "" : "?host=" + folders.joined(separator: ","))
  }
}

extension PostgreSQLAddress: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}
