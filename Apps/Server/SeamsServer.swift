import CoreDomain
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The server: it listens until it is told to stop.
struct SeamsServer: Sendable {
  private let features: ServerFeatures
  private let settings: ServerSettings
  private let start: Timestamp
  private let logger: Logger
  private let announce: @Sendable (String) -> Void

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - features: what is served.
  ///   - start: when the program was started.
  ///   - announce: takes the one line that says where the server listens, as soon as it does.
  init(
    features: ServerFeatures, settings: ServerSettings, start: Timestamp, logger: Logger,
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.features = features
    self.settings = settings
    self.start = start
    self.logger = logger
    self.announce = announce
  }

  /// Listens and serves until SIGINT or SIGTERM arrives. Then no connection is accepted any more,
  /// idle ones are ended, and requests that have begun are finished, for which they have
  /// ``graceTime``.
  ///
  /// - Throws: ``ServerFailure`` when it cannot listen.
  func run() async throws(ServerFailure) {
    let stopping = Stopping()
    let application = Application(
      responder: responder(stopping),
      server: .http1(configuration: Self.connections),
      configuration: .init(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(Self.connectionLimit)),
      onServerRunning: { [announce, settings] channel in
        let address = settings.address(port: channel.localAddress?.port ?? 0)
        announce((settings.note.map { $0 + " " } ?? "") + "Listening on \(address)")
      },
      logger: logger)
    // The last service is the first one that is told to stop.
    var configuration = ServiceGroupConfiguration(
      services: [application, StopNotice(stopping: stopping)],
      gracefulShutdownSignals: [.sigint, .sigterm],
      logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.graceTime
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw ServerFailure(
        host: settings.host, port: settings.port, errorNumber: error.errnoCode)
    } catch is SocketAddressError {
      throw .unknownHost(settings.host)
    } catch is SocketAddressError.UnknownHost {
      throw .unknownHost(settings.host)
    } catch {
      // Requests that take longer than the grace time are cancelled, which is no failure.
      if !stopping.hasBegun { throw .stopped(reason: "\(error)") }
    }
  }

  private func responder(_ stopping: Stopping) -> SiteResponder {
    let metrics = ServerMetrics(version: Self.version, start: start)
    let site = features.site(
      settings: settings,
      health: Health(isReady: features.isReady, stopping: stopping, metrics: metrics),
      sessions: Sessions { SystemRandomNumberGenerator.next() },
      log: { [logger] in logger.error("\($0)") })
    return SiteResponder(site: site, metrics: metrics, log: AccessLog(logger: logger))
  }

  private static var connections: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      idleTimeout: idleTime,
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: headerLimit, maxHeaderListSize: headerLimit,
        maxHeaderFieldCount: headerCountLimit))
  }

  /// The version of the program.
  static let version = "0.1.0"

  /// How long requests may take that have begun when the server is told to stop.
  static let graceTime = Duration.seconds(10)

  /// How long a connection may be silent while the server waits for a request on it, for the rest of
  /// its head, or for the next piece of its body.
  private static let idleTime = TimeAmount.seconds(30)

  /// How many connections there may be at a time; further ones wait to be accepted.
  private static let connectionLimit = 512

  /// How long the head of a request may be, in bytes.
  private static let headerLimit = 32 * 1024

  /// How many fields the head of a request may have.
  private static let headerCountLimit = 100
}

extension SystemRandomNumberGenerator {
  fileprivate static func next() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

/// Notes when the server is told to stop.
private struct StopNotice: Service {
  let stopping: Stopping

  func run() async throws {
    // This throws when the server could not begin, or came to its end in another way.
    try await gracefulShutdown()
    stopping.begin()
  }
}
