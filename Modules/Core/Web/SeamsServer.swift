package import CoreDomain
import Hummingbird
import HummingbirdCore
package import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The HTTP server of a program. It serves the features until a signal stops it.
package struct SeamsServer: Sendable {
  private let features: ServerFeatures
  private let versions: any DataVersions
  private let folder: DataFolderCheck
  private let settings: ServerSettings
  private let sessions: Sessions?
  private let start: Timestamp
  private let logger: Logger
  private let threads: any TaskExecutor
  private let tracer: OperationTracer
  private let background: Background
  private let announce: @Sendable (String) -> Void

  /// Creates a server that does not listen yet.
  ///
  /// - Parameters:
  ///   - digesting: Computes the digests of the cookies' secrets. `signIns` stores only the
  ///     digests.
  ///   - announce: Receives one line with the server's address when the server starts to listen.
  package init(
    features: ServerFeatures, versions: any DataVersions, folder: DataFolderCheck,
    settings: ServerSettings, signIns: any SignInStore, digesting: any SecretDigesting,
    clock: any WallClock, logger: Logger, threads: any TaskExecutor, tracer: OperationTracer,
    background: Background,
    announce: @escaping @Sendable (String) -> Void
  ) {
    self.features = features
    self.versions = versions
    self.folder = folder
    self.settings = settings
    sessions = settings.token.map { token in
      Sessions(token: token, store: signIns, digesting: digesting, clock: clock) {
        UInt64.random(in: .min ... .max)
      }
    }
    start = clock.now
    self.logger = logger
    self.threads = threads
    self.tracer = tracer
    self.background = background
    self.announce = announce
  }

  /// Listens and serves until SIGINT or SIGTERM. Then it accepts no more connections, closes idle
  /// connections, and lets running requests finish within ``graceTime``.
  ///
  /// - Throws: ``ServerFailure`` if the server cannot listen, or stops without a signal.
  package func run() async throws(ServerFailure) {
    let stopping = Stopping()
    let connections = Connections(
      hasToken: settings.token != nil, proxies: settings.proxies
    ) { .now }
    let news = PolledChangeNews(versions: versions, sleeper: background.sleeper)
    let application = Application(
      responder: responder(stopping, connections, news),
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
    // Services stop in reverse order, so the last service in the list stops first.
    var configuration = ServiceGroupConfiguration(
      services: [
        application,
        BackgroundService(background: background) { [logger] in
          logger.info("\($0)")
        } warn: { [logger] in
          logger.warning("\($0)")
        },
        ChangeNewsService(news: news),
        StopNotice(stopping: stopping, connections: connections),
      ],
      gracefulShutdownSignals: [.sigint, .sigterm],
      logger: logger)
    configuration.maximumGracefulShutdownDuration = Self.graceTime
    do {
      try await ServiceGroup(configuration: configuration).run()
    } catch let error as IOError {
      throw ServerFailure(
        host: settings.host, port: settings.port, errorNumber: error.errnoCode)
    } catch is SocketAddressError, is SocketAddressError.UnknownHost {
      throw .unknownHost(settings.host)
    } catch {
      // Requests that exceed the grace time are cancelled. Such a cancellation is not a failure.
      if !stopping.hasBegun { throw .stopped(reason: "\(error)") }
    }
  }

  private func responder(
    _ stopping: Stopping, _ connections: Connections, _ news: any ChangeNews
  ) -> SiteResponder {
    let metrics = ServerMetrics(version: Self.version, start: start)
    let site = features.site(
      settings: settings, versions: versions, news: news,
      health: Health(isReady: isReady, stopping: stopping, metrics: metrics),
      sessions: sessions, tracer: tracer,
      log: { [logger] in logger.error("\($0)") }, warn: { [logger] in logger.warning("\($0)") })
    return SiteResponder(
      site: site, metrics: metrics, log: AccessLog(logger: logger), connections: connections,
      threads: threads, tracer: tracer)
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

  /// The version that `seams-server --version` prints and `/metrics` reports.
  package static let version = "0.1.0"

  /// How long running requests may take to finish during shutdown.
  static let graceTime = Duration.seconds(10)

  /// The maximum length of a request's head in bytes: room for the longest address and its fields.
  package static let headerLimit = 2 * Site.targetLimit

  private static let headerCountLimit = 100
}

/// Starts the shutdown. On a keep-alive connection, the next reply says that it is the last reply,
/// so that the client sends no request that would be lost.
private struct StopNotice: Service {
  let stopping: Stopping
  let connections: Connections

  func run() async throws {
    // Throws if the server could not start, or has ended for another reason.
    try await gracefulShutdown()
    stopping.begin()
    let loop = EventLoopGroupProvider.singleton.eventLoopGroup.next()
    for _ in 0..<Self.looks where !connections.isEmpty {
      try await loop.scheduleTask(in: Self.pause) {}.futureResult.get()
    }
  }

  /// The number of checks for open connections, and the time between two checks.
  private static let (looks, pause) = (10, TimeAmount.milliseconds(20))
}
