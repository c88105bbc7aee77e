package import CoreDomain
import HTTPTypes
import Synchronization

/// Keeps the replies of reusable routes until the stored data changes, and answers
/// `If-None-Match`: RFC 9110, section 13.1.2.
package final class ReplyCache: Sendable {
  private let versions: any DataVersions
  private let kept = Mutex(Kept())

  /// The replies to paths with their queries, all of one version.
  private struct Kept {
    var version: DataVersion?
    var replies: [String: ServerReply] = [:]
    var bytes = 0
  }

  package init(versions: any DataVersions) {
    self.versions = versions
  }

  func version() async -> DataVersion? { await versions.dataVersion() }

  /// Returns the kept reply to a request, or `nil` if the route must answer.
  func keptReply(to request: HTTPRequest, at version: DataVersion) -> ServerReply? {
    let reply = kept.withLock { $0.version == version ? $0.replies[request.path ?? ""] : nil }
    return try? reply?.unless(EntityTags(.ifNoneMatch, of: request))
  }

  /// Returns the answer to a request of a reusable route, and keeps it.
  ///
  /// - Parameter version: The version that was read before the answer. So data that changes in
  ///   between is kept under a version that no longer exists.
  func newReply(
    to request: HTTPRequest, at version: DataVersion?, answer: () async throws -> ServerReply
  ) async throws -> ServerReply {
    let known = try EntityTags(.ifNoneMatch, of: request)
    let reply = try await answer().tagged
    if let path = request.path, let version { keep(reply, at: path, version) }
    return reply.unless(known)
  }

  private func keep(_ reply: ServerReply, at path: String, _ version: DataVersion) {
    guard reply.status == .ok, case .bytes(let body) = reply.body else { return }
    let fields = reply.fields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
    let bytes = path.utf8.count + body.count + fields + Self.overhead
    guard bytes <= Self.limit / Self.fewest else { return }
    kept.withLock { kept in
      if kept.version != version || kept.bytes + bytes > Self.limit {
        kept = Kept(version: version)
      }
      if kept.replies.updateValue(reply, forKey: path) == nil { kept.bytes += bytes }
    }
  }

  /// The maximum length of all kept replies in bytes. If a new reply does not fit, the others are
  /// dropped.
  static let limit = 16 * 1024 * 1024

  /// The minimum number of replies that fit. Longer replies are not kept.
  static let fewest = 16

  /// About how many bytes a reply takes besides its texts.
  private static let overhead = 1024
}

extension ServerReply {
  /// The reply with an entity tag, by default a checksum of the body, for the client's own cache. A
  /// reply that clients must not store gets none.
  fileprivate var tagged: ServerReply {
    guard status == .ok, case .bytes(let body) = self.body, fields[.cacheControl] == nil else {
      return self
    }
    var reply = self
    reply.fields[.cacheControl] = "private, no-cache"
    if fields[.eTag] == nil { reply.fields[.eTag] = "\"\(Checksum(of: body.span))\"" }
    return reply
  }

  /// Returns the reply, or 304 if the client knows its entity tag.
  fileprivate func unless(_ known: EntityTags?) -> ServerReply {
    guard status == .ok, let known, let tag = fields[.eTag] else { return self }
    switch known {
    case .strong(let tags) where !tags.contains { "\"\($0)\"" == tag }: return self
    case .any, .strong:
      var fields = fields
      fields[.contentType] = nil
      return ServerReply(.notModified, fields: fields)
    }
  }
}

/// Data whose version is always unknown. With it, ``ReplyCache`` reuses no reply.
package struct UnknownDataVersions: DataVersions {
  package init() {}

  package func dataVersion() async -> DataVersion? { nil }
}
