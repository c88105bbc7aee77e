public import CoreDomain
public import HTTPTypes

/// A simulated user who opens the pages of a server, types into fields, taps buttons, and sees a
/// page even while it is still loading. The server is a function that returns the reply for a path,
/// so a test needs no sockets.
public final class PageVisitor {
  private let site: @Sendable (String) async -> PageReply
  private var typed: [String: String] = [:]
  /// The current page. While it is loading, it contains the part that has arrived.
  public private(set) var page = PageReader("", styleSheet: "")
  /// The path and query of the current page.
  public private(set) var address = ""
  public private(set) var status = HTTPResponse.Status.ok

  /// - Parameter site: Returns the reply for a path. The visitor also requests `/style.css`.
  public init(at site: @escaping @Sendable (String) async -> PageReply) {
    self.site = site
  }

  /// Opens a page, and returns after it has arrived completely. Calls `look` after its first chunk.
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

  /// Types a text into the field with a label. The next ``tap(_:looking:)`` sends it.
  public func type(_ text: String, into label: String) {
    typed[label] = text
  }

  /// Taps a button of the current page, and opens the page that it requests.
  ///
  /// - Parameter button: The text or the ARIA label of the button.
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

/// The reply to a request for a page.
public struct PageReply: Sendable {
  public let status: HTTPResponse.Status
  /// Writes the page in one or more chunks.
  public let write: @Sendable (any ByteSink) async throws -> Void

  public init(
    _ status: HTTPResponse.Status,
    writing write: @escaping @Sendable (any ByteSink) async throws -> Void
  ) {
    self.status = status
    self.write = write
  }
}

/// A sink that publishes every chunk as it arrives.
private final class PieceSink: ByteSink {
  let pieces: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (pieces, continuation) = AsyncStream.makeStream()
  }

  func take(_ reply: PageReply) async throws {
    defer { continuation.finish() }
    try await reply.write(self)
  }

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    continuation.yield(String(decoding: bytes, as: UTF8.self))
  }
}
