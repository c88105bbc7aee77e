public import CoreDomain
public import HTTPTypes

/// Somebody at the pages of a server, who opens, types and taps, and looks at what the browser shows, also
/// while a page is still coming. There is no socket: a site is whatever answers a path.
public final class PageVisitor {
  private let site: @Sendable (String) async -> PageReply
  private var typed: [String: String] = [:]
  /// The page that is shown.
  public private(set) var page = PageReader("", styleSheet: "")
  /// Its address.
  public private(set) var address = ""
  public private(set) var status = HTTPResponse.Status.ok

  /// - Parameter site: answers a path, also that of the style sheet.
  public init(at site: @escaping @Sendable (String) async -> PageReply) {
    self.site = site
  }

  /// Opens a page.
  ///
  /// - Parameter look: sees the page when its first piece has come.
  public func open(
    _ path: String, looking look: (PageReader) async throws -> Void = { _ in }
  ) async throws {
    let style = CollectingSink()
    try await site("/style.css").write(style)
    let reply = await site(path)
    address = path
    status = reply.status
    let sink = PieceSink()
    async let sending: Void = sink.take(reply)
    var html = ""
    for await piece in sink.pieces {
      let isFirst = html.isEmpty
      html += piece
      page = PageReader(html, styleSheet: style.text)
      if isFirst { try await look(page) }
    }
    try await sending
  }

  /// Types a text into the field of a label.
  public func type(_ text: String, into label: String) {
    typed[label] = text
  }

  /// Taps the button of a text.
  ///
  /// - Parameter look: sees the page when its first piece has come.
  public func tap(
    _ button: String, looking look: (PageReader) async throws -> Void = { _ in }
  ) async throws {
    guard let path = page.request(tapping: button, typed: typed) else {
      throw NothingToTap(text: button)
    }
    typed = [:]
    try await open(path, looking: look)
  }

  public struct NothingToTap: Error {
    public let text: String
  }
}

/// A reply as somebody at a page gets it.
public struct PageReply: Sendable {
  public let status: HTTPResponse.Status
  /// Writes the page, in one piece or several.
  public let write: @Sendable (any ByteSink) async throws -> Void

  public init(
    _ status: HTTPResponse.Status,
    writing write: @escaping @Sendable (any ByteSink) async throws -> Void
  ) {
    self.status = status
    self.write = write
  }
}

/// A sink that tells of every piece when it comes.
private final class PieceSink: ByteSink {
  let pieces: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (pieces, continuation) = AsyncStream.makeStream()
  }

  /// Takes a reply to its end.
  func take(_ reply: PageReply) async throws {
    defer { continuation.finish() }
    try await reply.write(self)
  }

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    continuation.yield(String(decoding: bytes, as: UTF8.self))
  }
}
