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
  private let folder: DataFolderCheck
  private let settings: ServerSettings
  private let start: Timestamp
  private let logger: Logger
  private let threads: any TaskExecutor
  private let announce: @Sendable (String) -> Void

  /// Makes a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - features: what is served.
  ///   - folder: looks whether data can be stored.
  ///   - start: when the program was started.
  ///   - threads: where requests are answered.
  ///   - announce: takes the one line that says where the server listens, as soon as it does.
  init(
    features: ServerFeatures, folder: DataFolderCheck, settings: ServerSettings, start: Timestamp,
    logger: Logger, threads: any TaskExecutor, announce: @escaping @Sendable (String) -> Void
  ) {
    self.features = features
    self.folder = folder
    self.settings = settings
    self.start = start
    self.logger = logger
    self.threads = threads
    self.announce = announce
  }

  /// Listens and serves until SIGINT or SIGTERM arrives. Then no connection is accepted any more,
  /// idle ones are ended, and requests that have begun are finished, for which they have
  /// ``graceTime``.
  ///
  /// - Throws: ``ServerFailure`` when it cannot listen.
  func run() async throws(ServerFailure) {
    let stopping = Stopping()
    let connections = Connections(hasToken: settings.token != nil) { .now }
    let application = Application(
      responder: responder(stopping, connections),
      server: HTTPServerBuilder { responder in
        ServerChannel(
          http: HTTP1Channel(responder: responder, configuration: Self.connections),
          connections: connections, stopping: stopping)
      },
      configuration: .init(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(
          ConnectionLimits.all + ConnectionLimits.spare)),
      onServerRunning: { [announce, settings] channel in
        let address = settings.address(port: channel.localAddress?.port ?? 0)
        announce((settings.note.map { $0 + " " } ?? "") + "Listening on \(address)")
      },
      logger: logger)
    // The last service is the first one that is told to stop.
    var configuration = ServiceGroupConfiguration(
      services: [application, StopNotice(stopping: stopping, connections: connections)],
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

  private func responder(_ stopping: Stopping, _ connections: Connections) -> SiteResponder {
    let metrics = ServerMetrics(version: Self.version, start: start)
    let site = features.site(
      settings: settings,
      health: Health(isReady: isReady, stopping: stopping, metrics: metrics),
      sessions: Sessions { SystemRandomNumberGenerator.next() },
      log: { [logger] in logger.error("\($0)") }, warn: { [logger] in logger.warning("\($0)") })
    return SiteResponder(
      site: site, metrics: metrics, log: AccessLog(logger: logger), connections: connections,
      threads: threads)
  }

  @Sendable private func isReady() async throws(Problem) {
    try await folder.run()
    try await features.isReady()
  }

  private static var connections: HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: headerLimit, maxHeaderListSize: headerLimit,
        maxHeaderFieldCount: headerCountLimit))
  }

  /// The version of the program.
  static let version = "0.1.0"

  /// How long requests may take that have begun when the server is told to stop.
  static let graceTime = Duration.seconds(10)

  /// How long the head of a request may be, in bytes.
  static let headerLimit = 32 * 1024

  /// How many fields the head of a request may have.
  private static let headerCountLimit = 100
}

extension SystemRandomNumberGenerator {
  fileprivate static func next() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}

/// Notes when the server is told to stop. Clients that send one request after the other are told by
/// the reply to the next one that it is the last, so that no request is lost.
private struct StopNotice: Service {
  let stopping: Stopping
  let connections: Connections

  func run() async throws {
    // This throws when the server could not begin, or came to its end in another way.
    try await gracefulShutdown()
    stopping.begin()
    let loop = EventLoopGroupProvider.singleton.eventLoopGroup.next()
    for _ in 0..<Self.looks where !connections.isEmpty {
      try await loop.scheduleTask(in: Self.pause) {}.futureResult.get()
    }
  }

  /// How often, and after what time, it is looked whether connections are open still.
  private static let (looks, pause) = (10, TimeAmount.milliseconds(20))
}
