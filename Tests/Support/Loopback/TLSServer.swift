internal import Subprocess
private import SystemPackage

/// A TLS server on 127.0.0.1: the `openssl` command, which is independent of the clients under
/// test. It serves one connection after the other.
public struct TLSServer: Sendable {
  /// The host and port, as in `127.0.0.1:49152`.
  public let authority: String
}

/// Runs a server while the body runs. It reads a request, sends a page, and closes the connection.
///
/// - Parameter pages: Complete responses with their status lines, by path.
public func withTLSServer(
  _ certificate: ServerCertificate, pages: [String: String],
  _ body: (TLSServer) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    for (path, page) in pages {
      try folder.write(Array(page.utf8), to: String(path.dropFirst()))
    }
    _ = try await Subprocess.run(
      .name("openssl"), arguments: Arguments(arguments(certificate) + ["-HTTP"]),
      workingDirectory: FilePath(folder.path), input: .none, output: .sequence, error: .discarded
    ) { execution in
      var output = ProcessBytes(execution.standardOutput)
      let server = try await output.server()
      defer { try? execution.send(signal: .kill) }
      try await body(server)
    }
  }
}

/// Runs a client against a TLS server whose bytes the test reads and writes itself.
///
/// - Parameters:
///   - protocols: The protocols offered by ALPN. https://www.rfc-editor.org/rfc/rfc7301
///   - ask: The client's part.
///   - answer: The server's part.
public func withTLSConversation<Value: Sendable>(
  _ certificate: ServerCertificate, protocols: String,
  asking ask: @escaping @Sendable (TLSServer) async throws -> Value,
  answering answer: (inout TLSConversation) async throws -> Void
) async throws -> Value {
  let result = try await Subprocess.run(
    .name("openssl"), arguments: Arguments(arguments(certificate) + ["-alpn", protocols]),
    input: .inputWriter, output: .sequence, error: .discarded
  ) { execution in
    var output = ProcessBytes(execution.standardOutput)
    let server = try await output.server()
    async let asked = ask(server)
    // If the answer fails, this ends the server before the client is awaited.
    defer { try? execution.send(signal: .kill) }
    var conversation = TLSConversation(output: output, input: execution.standardInputWriter)
    try await answer(&conversation)
    return try await asked
  }
  return result.closureResult
}

/// The server's end of a TLS connection.
public struct TLSConversation: ~Copyable {
  fileprivate var output: ProcessBytes
  fileprivate let input: StandardInputWriter

  /// Returns the received bytes up to and including the first occurrence of a text.
  public mutating func read(through mark: String) async throws -> [UInt8] {
    try await output.read(through: Array(mark.utf8))
  }

  public mutating func read(_ count: Int) async throws -> [UInt8] {
    try await output.read(count)
  }

  public func write(_ bytes: [UInt8]) async throws {
    _ = try await input.write(bytes)
  }
}

private func arguments(_ certificate: ServerCertificate) -> [String] {
  [
    "s_server", "-accept", "127.0.0.1:0", "-cert", certificate.path, "-key", certificate.key,
  ]
}

/// The output of a process, read in parts.
struct ProcessBytes {
  private var pieces: SubprocessOutputSequence.Iterator
  private var unread: [UInt8] = []

  /// The process ended before it printed the expected bytes.
  struct Ended: Error {}

  init(_ pieces: SubprocessOutputSequence) {
    self.pieces = pieces.makeAsyncIterator()
  }

  mutating func server() async throws -> TLSServer {
    _ = try await read(through: Array("ACCEPT ".utf8))
    return TLSServer(authority: try await line())
  }

  mutating func line() async throws -> String {
    let line = try await read(through: Array("\n".utf8))
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  mutating func read(through mark: [UInt8]) async throws -> [UInt8] {
    while true {
      if let start = unread.indices.first(where: { unread[$0...].starts(with: mark) }) {
        return take(start + mark.count)
      }
      try await readMore()
    }
  }

  mutating func read(_ count: Int) async throws -> [UInt8] {
    while unread.count < count { try await readMore() }
    return take(count)
  }

  private mutating func readMore() async throws {
    guard let piece = try await pieces.next() else { throw Ended() }
    unsafe piece.withUnsafeBytes { unsafe unread.append(contentsOf: $0) }
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { unread.removeFirst(count) }
    return Array(unread[..<count])
  }
}
