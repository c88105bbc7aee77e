internal import NIOCore
internal import NIOPosix

extension RunningServer {
  /// Opens connections that send nothing, runs the body, and closes them.
  ///
  /// - Parameter count: The number of connections; the server may close the first ones before all
  ///   are open.
  public func withSilentConnections<Result>(
    _ count: Int, body: () async throws -> Result
  ) async throws -> Result {
    let parts = authority.split(separator: ":")
    let bootstrap = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    var channels: [any Channel] = []
    for _ in 0..<count {
      channels.append(
        try await bootstrap.connect(host: String(parts[0]), port: Int(parts[1]) ?? 0).get())
    }
    defer { for channel in channels { channel.close(promise: nil) } }
    return try await body()
  }
}
