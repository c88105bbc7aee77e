import CoreDomain
import FoundationEssentials
import HTTPTypes
import TestSupport
import Testing

/// A client of the server with its own cookie.
struct ComicJar: Sendable {
  static let api = "/api/v1/bookshelf"

  let visitor: Visitor
  let server: RunningServer
  let cookie: String?

  /// Signs in a reader of the demo.
  static func signedIn(
    _ name: String, at server: RunningServer, by visitor: Visitor
  ) async throws -> ComicJar {
    let reply = try await visitor.post(
      "\(api)/session", json: #"{"name":"\#(name)","password":"paper moon"}"#, to: server)
    let cookie = try #require(Self.cookie(of: reply))
    return ComicJar(visitor: visitor, server: server, cookie: cookie)
  }

  /// Returns the cookie of a response in the form that a browser sends back.
  static func cookie(of reply: HTTPReply) -> String? {
    reply.response.headerFields[.setCookie].map { String($0.prefix { $0 != ";" }) }
  }

  func send(
    _ method: HTTPRequest.Method, _ path: String, json: String = "", fields: HTTPFields = [:]
  ) async throws -> HTTPReply {
    var fields = fields
    fields[.cookie] = cookie
    return try await visitor.send(
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
    return try await visitor.send(.get, path, to: server, fields: fields)
  }

  /// Returns the series whose titles or readings contain a text.
  func search(_ query: String) async throws -> [ComicEntryJSON] {
    try await get("/series?q=\(query)")
  }

  /// Returns the volumes that the demo's storefront simply sells and that have a second page.
  func volumesForSale(in series: String) async throws -> [ComicVolumeJSON] {
    let played = ["-cancelled", "-declined", "-owned", "-restored"]
    let series: ComicSeriesJSON = try await get("/series/\(series)")
    return series.comics.filter { volume in
      volume.purchasable && volume.pages > 1 && !played.contains { volume.id.hasSuffix($0) }
    }
  }

  /// Buys a volume at its price, or at another one.
  func buy(_ volume: ComicVolumeJSON, for amount: Int? = nil) async throws -> HTTPReply {
    let price =
      #"{"amount":\#(amount ?? volume.price ?? 0),"currency":"\#(volume.currency ?? "")"}"#
    return try await send(.post, "/orders", json: #"{"comic":"\#(volume.id)","price":\#(price)}"#)
  }
}

/// The JSON of a series in a list.
struct ComicEntryJSON: Decodable, Hashable {
  let id: String
  let title: String
  let owned: Bool
  let unread: Int
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
}
