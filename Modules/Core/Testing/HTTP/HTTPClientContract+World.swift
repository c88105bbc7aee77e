internal import CoreDomain
internal import HTTPTypes

extension HTTPClientContract {
  /// The simulated server to which the checks send their requests.
  ///
  /// | path              | answer                                                    |
  /// |-------------------|-----------------------------------------------------------|
  /// | `/greeting`       | 200 with a text and a header field                        |
  /// | `/echo`           | 200 with the method and the body of the request           |
  /// | `/fields`         | 200 with the request's fields, one per line, in lower case|
  /// | `/repeated`       | 200 with a repeated field                                 |
  /// | `/bytes/N`        | 200 with N bytes                                          |
  /// | `/status/N`       | status N with a body that names it                        |
  /// | `/redirect/S/REF` | status S with a redirect to `REF`                         |
  /// | `/chain/N`        | a redirect to `/chain/N-1`; 200 at 0                      |
  /// | `/folder/old`     | a redirect to `new`, relative to the folder               |
  /// | `/not-modified`   | 304 with a `Location`                                     |
  /// | `/versioned`      | 200 with validators; 304 if the request has them          |
  /// | anything else     | 404                                                       |
  public static let world: HTTPWorld = { request, body in
    let parts = (request.path ?? "/").dropFirst()
      .split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    let last = parts.last ?? ""
    switch parts.first?.prefix(while: { $0 != "?" }) {
    case "greeting":
      return HTTPAnswer(fields: [.contentLanguage: "en"], text: "Good morning")
    case "echo":
      return HTTPAnswer(.ok, body: Array("\(request.method) ".utf8) + body)
    case "fields":
      let lines = request.headerFields.map { "\($0.name.canonicalName): \($0.value)" }
      return HTTPAnswer(text: lines.joined(separator: "\n"))
    case "repeated":
      return HTTPAnswer(fields: repeated, text: "twice")
    case "bytes":
      return HTTPAnswer(.ok, body: Array(repeating: 0x78, count: Int(last) ?? 0))
    case "status":
      return HTTPAnswer(.init(code: Int(last) ?? 500), text: "status \(last)")
    case "redirect" where parts.count == 3:
      return .redirect(.init(code: Int(parts[1]) ?? 500), to: last)
    case "chain" where last != "0":
      return .redirect(to: "/chain/\((Int(last) ?? 1) - 1)")
    case "chain":
      return HTTPAnswer(text: "the end")
    case "folder":
      return last == "old" ? .redirect(to: "new") : HTTPAnswer(text: last)
    case "not-modified":
      return .redirect(.notModified, to: "/greeting")
    case "versioned":
      return versioned(request)
    default:
      return HTTPAnswer(.notFound, text: "nothing here")
    }
  }

  /// The validators of `/versioned`.
  static let version = HTTPValidators(
    entityTag: "W/\"v1\"", lastModified: "Sat, 21 Nov 2026 10:00:00 GMT")

  /// If the request has a tag, the tag takes precedence:
  /// https://www.rfc-editor.org/rfc/rfc9110#section-13.2.2
  private static func versioned(_ request: HTTPRequest) -> HTTPAnswer {
    let sent = HTTPValidators(
      entityTag: request.headerFields[.ifNoneMatch],
      lastModified: request.headerFields[.ifModifiedSince])
    let isKnown =
      sent.entityTag.map { $0 == version.entityTag }
      ?? (sent.lastModified != nil && sent.lastModified == version.lastModified)
    var fields: HTTPFields = [.eTag: version.entityTag ?? ""]
    guard !isKnown else { return HTTPAnswer(.notModified, fields: fields, text: "not sent") }
    fields[.lastModified] = version.lastModified
    return HTTPAnswer(fields: fields, text: "the first version")
  }

  private static var repeated: HTTPFields {
    var fields = HTTPFields()
    fields.append(HTTPField(name: .setCookie, value: "theme=dark"))
    fields.append(HTTPField(name: .setCookie, value: "id=7; Path=/"))
    return fields
  }
}
