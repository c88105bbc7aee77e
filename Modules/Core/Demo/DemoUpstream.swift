// CoreDemo: a local server that simulates the public services.
//
// With `--demo`, a program does not contact external services. Instead, it starts this server. The
// HTTP client of the program connects to the server over a socket, so libcurl, HTTP, the parsers
// and SQLite work as usual. Tests also start the server, with their own contents and faults.
//
//     socket ── UpstreamResponder ── UpstreamFaults (one for each request, or none)
//                      │
//                UpstreamServices ┬ services of the DemoContents, from the features' Demo targets
//                                 └ SiteService    /sites/<host>/…
//
// An answer depends only on the request, the ``DemoContents`` and the ``WallClock``: the same
// request at the same time gets the same answer. All people, workplaces and measurements are
// invented. The answers have the formats of the real services, including their errors.
//
// The server simulates only the parts of the services that the features request. The reply to an
// unknown path lists the available paths.

public import CoreDomain
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

/// A server on 127.0.0.1 that simulates the public services, for `--demo` and for tests. It runs
/// until ``stop()`` is called.
public final class DemoUpstream: Sendable {
  /// The host and port of the server, such as `127.0.0.1:49152`.
  public let authority: String

  private let responder: UpstreamResponder
  private let running: Task<Void, Never>
  private let threads: MultiThreadedEventLoopGroup

  private init(
    port: Int, responder: UpstreamResponder, running: Task<Void, Never>,
    threads: MultiThreadedEventLoopGroup
  ) {
    authority = "\(Self.host):\(port)"
    self.responder = responder
    self.running = running
    self.threads = threads
  }

  /// Starts a server on its own thread.
  ///
  /// - Parameters:
  ///   - contents: The services to simulate.
  ///   - clock: The clock that determines the times in the invented data.
  ///   - faults: The faults that the server simulates, in the order of the requests.
  ///   - pause: The delay of ``UpstreamFault/slow``.
  ///   - port: The port to listen on; 0 for any free port.
  /// - Returns: The server, which is ready for requests.
  /// - Throws: ``DemoUpstreamFailure`` if the server cannot be started, for example because another
  ///   program uses the port.
  public static func start(
    _ contents: DemoContents, clock: any WallClock, faults: FaultScript = .none,
    pause: Duration = .seconds(2), port: Int = 0
  ) async throws(DemoUpstreamFailure) -> DemoUpstream {
    let threads = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let responder = UpstreamResponder(
      UpstreamServices(contents, clock: clock), faults: faults, pause: pause)
    let (ports, listening) = AsyncThrowingStream.makeStream(of: Int.self)
    let server = server(on: threads, port: port, answering: responder) { listening.yield($0) }
    let running = Task {
      do {
        try await server.run()
        listening.finish()
      } catch {
        listening.finish(throwing: error)
      }
    }
    do {
      for try await port in ports {
        return DemoUpstream(port: port, responder: responder, running: running, threads: threads)
      }
      throw DemoUpstreamFailure(reason: "the server stopped at once")
    } catch {
      try? await threads.shutdownGracefully()
      throw error as? DemoUpstreamFailure ?? DemoUpstreamFailure(reason: "\(error)")
    }
  }

  /// Closes all connections and releases the port.
  public func stop() async {
    running.cancel()
    await running.value
    try? await threads.shutdownGracefully()
  }

  /// Answers the requests that wait because of ``UpstreamFault/hang``, or because a service delays
  /// its reply. Later requests of this kind wait for the next call.
  public func release() {
    responder.release()
  }

  /// The paths of the last thousand requests, with their queries, oldest first.
  public var requests: [String] { responder.requests }

  /// Returns the maximum number of concurrent requests to one host so far. Tests use it to check
  /// that a client limits its requests to a host.
  ///
  /// - Parameter host: The host, such as `kiln.example`.
  public func crowd(at host: String) -> Int { responder.crowd(at: host) }

  private static func server(
    on threads: MultiThreadedEventLoopGroup, port: Int, answering responder: UpstreamResponder,
    isRunning: @escaping @Sendable (Int) -> Void
  ) -> Server<HTTP1Channel> {
    Server(
      childChannelSetup: HTTP1Channel { request, writer, channel in
        try await responder.respond(to: request.head, with: writer, over: channel)
      },
      configuration: ServerConfiguration(address: .hostname(host, port: port)),
      onServerRunning: { isRunning($0.localAddress?.port ?? 0) },
      eventLoopGroup: threads,
      logger: Logger(label: "seams.demo") { _ in SwiftLogNoOpLogHandler() })
  }

  private static let host = "127.0.0.1"
}

/// An error while starting the demo server. Its description is a sentence.
public struct DemoUpstreamFailure: Error, Hashable, CustomStringConvertible {
  package let reason: String

  public var description: String {
    "The demo cannot listen on a port of this machine: \(reason)."
  }
}
