import CoreDomain
import CoreInfrastructure
import FoundationEssentials
import HTTPTypes
import TestSupport
import Testing

/// A client of the server with its own cookie.
struct ComicJar: Sendable {
  static let api = "/api/v1/bookshelf"
  static let visitor = Visitor(client: CurlHTTPClient(userAgent: "SeamsTests/1"))

  let server: RunningServer
  var cookie: String?

  /// Starts the server with the demo's catalogue, and updates it.
  static func onDemo(_ body: (RunningServer) async throws -> Void) async throws {
    try await TestSupport.onDemo { server in
      let synchronised = try await ComicJar(server: server).send(.post, "/catalogue")
      try #require(synchronised.response.status == .ok)
      try await body(server)
    }
  }

  /// Signs in a reader of the demo.
  static func signedIn(_ name: String, at server: RunningServer) async throws -> ComicJar {
    let reply = try await ComicJar(server: server).send(
      .post, "/session", json: #"{"name":"\#(name)","password":"paper moon"}"#)
    let cookie = try #require(Self.cookie(of: reply))
    return ComicJar(server: server, cookie: cookie)
  }

  /// Returns the cookie of a response in the form that a browser sends back.
  static func cookie(of reply: HTTPReply) -> String? {
    reply.response.headerFields[.setCookie].map { String($0.prefix { $0 != ";" }) }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, json: String = ""
  ) async throws -> HTTPReply {
    var fields = HTTPFields()
    fields[.cookie] = cookie
    return try await Self.visitor.send(
      method, Self.api + path, to: server, type: json.isEmpty ? nil : "application/json",
      body: json, fields: fields)
  }

  func get<Value: Decodable>(_ path: String) async throws -> Value {
    let reply = try await send(.get, path)
    return try JSONDecoder().decode(Value.self, from: Data(reply.body))
  }

  func page(_ path: String) async throws -> HTTPReply {
    var fields = HTTPFields()
    fields[.cookie] = cookie
    return try await Self.visitor.send(.get, path, to: server, fields: fields)
  }

  /// Returns the series whose titles or readings contain a text.
  func search(_ query: String) async throws -> [ComicEntryJSON] {
    try await get("/series?q=\(query)")
  }

  /// Returns the volumes that the demo's storefront simply sells and that have a second page.
  func volumesForSale(in series: String) async throws -> [ComicVolumeJSON] {
    let series: ComicSeriesJSON = try await get("/series/\(series)")
    return series.comics.filter { $0.isPlain && $0.pages > 1 }
  }

  /// Buys a volume at its price.
  func buy(_ volume: ComicVolumeJSON) async throws -> HTTPReply {
    let price = #"{"amount":\#(volume.price ?? 0),"currency":"\#(volume.currency ?? "")"}"#
    return try await send(.post, "/orders", json: #"{"comic":"\#(volume.id)","price":\#(price)}"#)
  }
}

/// The JSON of a series in a list, declared separately to detect renamed keys.
struct ComicEntryJSON: Decodable, Hashable {
  let id: String
  let title: String
  let authors: [String]
  let owned: Bool
  let unread: Int
  let nextReleaseAt: String?
}

/// The JSON of a series.
struct ComicSeriesJSON: Decodable {
  let comics: [ComicVolumeJSON]
}

/// The JSON of a volume.
struct ComicVolumeJSON: Decodable {
  let id: String
  let price: Int?
  let currency: String?
  let owned: Bool
  let readable: Bool
  let purchasable: Bool
  let pages: Int

  /// Whether the demo's storefront simply sells the volume.
  var isPlain: Bool {
    purchasable && (price ?? 0) > 0
      && !["-cancelled", "-declined", "-owned", "-restored"].contains(where: id.hasSuffix)
  }
}

/// The JSON of a page, and of the progress in a volume or an episode.
struct ComicPageJSON: Decodable {
  let item: String
  let page: Int
  let pages: Int
}
