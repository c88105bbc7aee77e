public import Composition
import Hummingbird
public import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The server: it listens on the loopback interface until it is told to stop.
public struct SeamsServer: Sendable {
  private let features: any Features
  private let port: Int
  private let logger: Logger
  private let announce: @Sendable (String) -> Void

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - port: 1 to 65535, or 0 for any free port.
  ///   - announce: takes the one line that says where the server listens, as soon as it does.
  public init(
    features: any Features, port: Int, logger: Logger,
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.features = features
    self.port = port
    self.logger = logger
    self.announce = announce
  }

  /// Listens and serves until SIGINT or SIGTERM arrives. Then no connection is accepted any more,
  /// and requests that have begun are finished, for which they have ``graceTime``.
  ///
  /// - Throws: ``ServerFailure`` when it cannot listen.
  public func run() async throws(ServerFailure) {
    let router = ServerRouter(features: ServerFeatures.all(in: features), clock: ContinuousClock())
    let application = Application(
      responder: router.responder(),
      server: .http1(configuration: .init(idleTimeout: Self.idleTime)),
      configuration: .init(address: .hostname(Self.host, port: port)),
      onServerRunning: { [announce] channel in
        let port = channel.localAddress?.port ?? 0
        announce("Listening on http://\(Self.host):\(port)")
      },
      logger: logger)
    var configuration = ServiceGroupConfiguration(
      services: [application], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.graceTime
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw ServerFailure(port: port, errorNumber: error.errnoCode)
    } catch {
      throw .stopped(reason: "\(error)")
    }
  }

  /// The one address that is listened on. It is not reached from other machines.
  static let host = "127.0.0.1"

  /// How long requests may take that have begun when the server is told to stop.
  static let graceTime = Duration.seconds(30)

  /// How long a connection may be silent while the server waits for a request on it.
  private static let idleTime = TimeAmount.seconds(60)
}
