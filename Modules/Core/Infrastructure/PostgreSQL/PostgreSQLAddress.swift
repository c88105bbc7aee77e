import CPQ
import CoreDomain

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
  /// - Returns: `nil` if the text is not a valid PostgreSQL URL. This includes a URL whose password
  ///   is not percent-encoded: libpq would read a part of the password as a host, a port or a name,
  ///   and print it.
  public init?(_ text: String) {
    guard Self.isAddress(text), !Self.hasMisplacedAt(text), let options = Self.options(in: text),
      options["port", default: ""].utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ",") })
    else { return nil }
    disclosed = text
    description = Self.description(of: options)
  }

  /// Whether a text starts like a PostgreSQL URL. The rest of the text may be invalid.
  public static func isAddress(_ text: String) -> Bool {
    text.hasPrefix("postgres://") || text.hasPrefix("postgresql://")
  }

  /// Whether a “@” follows the “@” behind the user, or the first “/”. Parameters do not count.
  private static func hasMisplacedAt(_ text: String) -> Bool {
    let rest = text.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
    let authority = rest.prefix { $0 != UInt8(ascii: "/") }
    let user = authority.prefix { $0 != UInt8(ascii: "@") }
    let place = user.endIndex == authority.endIndex ? rest : rest[user.endIndex...].dropFirst()
    return place.prefix { $0 != UInt8(ascii: "?") }.contains(UInt8(ascii: "@"))
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
