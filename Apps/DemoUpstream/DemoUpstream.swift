// DemoUpstream: a server on this machine that stands in for the public services.
//
// With `--demo` a program asks nobody outside: it starts this server, and its own HTTP client asks it
// over a socket, so that libcurl, HTTP, the parsers and SQLite do what they always do. Tests start it
// too, with contents and faults of their own.
//
//     socket ── UpstreamResponder ── UpstreamFaults (one for each request, or none)
//                      │
//                UpstreamServices ┬ the services of the DemoContents, each a folder of this module
//                                 └ SiteService    /sites/<host>/…
//
// A service takes a folder and a line in ``DemoContents/shown``, and nothing else knows of it.
//
// What is answered depends on the request, the ``DemoContents`` and the ``WallClock`` alone: the same
// question at the same moment has the same answer. All people, places of work and measurements in it
// are invented; the shapes are those of the real services, refusals included.
//
// What was left out: everything that the features do not ask. A path that is not served says what is.

public import CoreDomain
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix

/// A server on 127.0.0.1 that plays the public services until it is stopped.
public final class DemoUpstream: Sendable {
  /// Host and port, as in `127.0.0.1:49152`.
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

  /// Starts a server, with a thread of its own.
  ///
  /// - Parameters:
  ///   - contents: what is served.
  ///   - clock: by which recent things are recent.
  ///   - faults: what goes wrong, request by request.
  ///   - pause: how long ``UpstreamFault/slow`` takes.
  ///   - port: where it listens; 0 for any free port.
  /// - Returns: the server, which listens.
  /// - Throws: ``DemoUpstreamFailure`` when the port cannot be had.
  public static func start(
    _ contents: DemoContents = .shown, clock: any WallClock, faults: FaultScript = .none,
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
      throw DemoUpstreamFailure(reason: "it ended at once")
    } catch {
      try? await threads.shutdownGracefully()
      throw error as? DemoUpstreamFailure ?? DemoUpstreamFailure(reason: "\(error)")
    }
  }

  /// Ends all connections and gives the port back.
  public func stop() async {
    running.cancel()
    await running.value
    try? await threads.shutdownGracefully()
  }

  /// Answers the requests that are held by ``UpstreamFault/hang``. Later ones are held again.
  public func release() {
    responder.release()
  }

  /// The requests that came, in their order, as path and query: the last thousand.
  public var requests: [String] { responder.requests }

  /// The most requests that waited for their answers at once at a host of the demo.
  ///
  /// - Parameter host: such as `kiln.example`.
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

/// The demo upstream cannot be started. Its description is a sentence.
public struct DemoUpstreamFailure: Error, Hashable, CustomStringConvertible {
  let reason: String

  public var description: String {
    "The demo cannot be started: it needs a free port of this machine, and \(reason)."
  }
}
