public import HTTPTypes
import Tracing

/// The name of a span. It consists of names that are written in the program, such as those of
/// functions and routes, and never of a text from outside.
public struct SpanName: Hashable, Sendable {
  private enum Origin: Hashable {
    case function(String, file: String)
    case text(String)
  }

  private let origin: Origin

  /// Names a span after a function and the type in whose file the function is: `SQLStoryStore.page`
  /// in `SQLStoryStore+Pages.swift`. The prefix `Default` of a repository is omitted.
  ///
  /// - Parameters:
  ///   - file: Omit it, or pass a parameter of the caller with the default value `#fileID`.
  ///   - function: Omit it, or pass a parameter of the caller with the default value `#function`.
  public init(file: String = #fileID, function: String = #function) {
    origin = .function(function, file: file)
  }

  /// Names the span of a request: `GET /recipes/:id`.
  ///
  /// - Parameter pattern: The pattern of the route, not the path; `nil` if there is no route.
  public init(_ method: HTTPRequest.Method, pattern: String? = nil) {
    let method = method.knownName ?? "HTTP"
    origin = .text(pattern.map { method + " " + $0 } ?? method)
  }

  /// Names the span of a command after the words of the command, without its arguments.
  public init(command words: [String]) {
    origin = .text(words.joined(separator: " "))
  }

  /// Names the span of an intent after the type of the screen and the case of the intent, without
  /// the values of the intent: `RecipeListViewModel.show`.
  init(screen: Any.Type, intent: Any) {
    origin = .text(
      "\(ProgramNames.name(of: screen)).\(ProgramNames.caseName(of: intent) ?? "send")")
  }

  /// The name as it is exported.
  var text: String {
    switch origin {
    case .text(let text): return text
    case .function(let function, let file):
      let name = file.split(separator: "/").last ?? ""
      let type = name.prefix { $0 != "+" && $0 != "." }
      let plain = type.hasPrefix(Self.usual) ? type.dropFirst(Self.usual.count) : type
      return "\(plain).\(function.prefix { $0 != "(" })"
    }
  }

  private static let usual = "Default"
}

/// An attribute of a span. Only the functions of this type make attributes. None of them accepts a
/// header field, a body, a query or a value of a statement. The keys are those of OpenTelemetry:
/// https://opentelemetry.io/docs/specs/semconv/
public struct SpanDetail: Sendable {
  let key: String
  let value: SpanAttribute

  private init(_ key: String, _ text: String) {
    self.key = key
    value = .string(String(text.prefix(Self.limit)))
  }

  private init(_ key: String, _ number: Int) {
    self.key = key
    value = .int64(Int64(number))
  }

  /// The maximum number of characters in an attribute. The rest is cut off.
  public static let limit = 256

  /// The method of a request. A method that HTTP does not define could be any text, and becomes
  /// `_OTHER`.
  public static func method(_ method: HTTPRequest.Method) -> SpanDetail {
    SpanDetail("http.request.method", method.knownName ?? other)
  }

  /// The pattern of the route that answers a request.
  public static func route(_ pattern: String) -> SpanDetail { SpanDetail("http.route", pattern) }

  /// The status of a reply.
  public static func status(_ status: HTTPResponse.Status) -> SpanDetail {
    SpanDetail("http.response.status_code", status.code)
  }

  /// The host and port of a request to another program. They are left out if the authority has a
  /// user name or is invalid.
  ///
  /// - Parameter showsPath: Whether to add the path, without its query. The path of an address that
  ///   a user has given may be secret.
  public static func target(of request: HTTPRequest, showsPath: Bool) -> [SpanDetail] {
    let scheme = request.scheme ?? ""
    guard let origin = HTTPOrigin(address: "\(scheme)://\(request.authority ?? "")") else {
      return []
    }
    let path = (request.path ?? "/").prefix { $0 != "?" && $0 != "#" }
    return [SpanDetail("server.address", origin.host), SpanDetail("server.port", origin.port)]
      + (showsPath ? [SpanDetail("url.path", String(path))] : [])
  }

  /// The engine of a database, such as `sqlite`, and the kind of transaction.
  public static func transaction(_ kind: SQLTransactionKind, of engine: String) -> [SpanDetail] {
    [
      SpanDetail("db.system.name", engine), SpanDetail("db.operation.name", kind.rawValue),
    ]
  }

  /// The case of an error, without its values.
  static func failure(_ error: any Error) -> SpanDetail {
    SpanDetail("error.type", ProgramNames.caseName(of: error) ?? other)
  }

  private static let other = "_OTHER"
}

/// Whether a transaction may change rows.
public enum SQLTransactionKind: String, Hashable, Sendable {
  case read, write
}

/// Names that the compiler knows.
private enum ProgramNames {
  static func name(of type: Any.Type) -> String {
    // Leaves out the parameters of a generic type.
    String(String(describing: type).prefix { $0 != "<" })
  }

  /// Returns the name of an enum's case, or `nil` if it cannot be found. A case without values that
  /// describes itself has no name here, because the description could be any text.
  static func caseName(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return nil }
    if let child = mirror.children.first { return child.label }
    return value is any CustomStringConvertible ? nil : String(describing: value)
  }
}

extension HTTPRequest.Method {
  /// The name of a method that HTTP defines, else `nil`.
  fileprivate var knownName: String? { Self.known.contains(self) ? rawValue : nil }

  private static let known: Set<HTTPRequest.Method> = [
    .get, .head, .post, .put, .delete, .connect, .options, .trace, .patch,
  ]
}
