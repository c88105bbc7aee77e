import CoreDomain
import CoreInfrastructure

/// The tracer of a program, and the exporter of its spans. Nothing is recorded unless a variable of
/// the environment names a collector.
struct ProgramTracing: Sendable {
  let tracer: OperationTracer
  private let exporter: SpanExporter?

  /// - Parameters:
  ///   - client: Sends the spans. It must not be the result of ``traced(_:showsPath:)``.
  ///   - warn: Logs a sentence about a collector that fails.
  init(
    environment: [String: String], isDemo: Bool, client: any HTTPClient, sleeper: any Sleeper,
    warn: @escaping @Sendable (String) -> Void
  ) throws(HTTPSetupFailure) {
    // In a demo, nothing leaves this machine.
    if let settings = try OTLPSettings(environment: environment),
      !isDemo || settings.isOnThisMachine
    {
      let exporter = SpanExporter(settings, client: client, sleeper: sleeper, warn: warn)
      tracer = exporter.tracer { UInt64.random(in: .min ... .max) }
      self.exporter = exporter
    } else {
      (tracer, exporter) = (.off, nil)
    }
  }

  /// Returns a client that runs the requests of another client in spans.
  ///
  /// - Parameter showsPath: Whether the spans have the paths of the requests.
  func traced(_ client: any HTTPClient, showsPath: Bool) -> any HTTPClient {
    tracer.isOn ? TracedHTTPClient(client, tracer: tracer, showsPath: showsPath) : client
  }

  func traced(_ database: any SQLDatabase, on engine: DatabaseEngine) -> any SQLDatabase {
    tracer.isOn
      ? TracedSQLDatabase(database, engine: engine.name, tracer: tracer) : database
  }

  func end() async {
    await exporter?.end()
  }
}

extension DatabaseEngine {
  /// The name of the engine in OpenTelemetry.
  fileprivate var name: String {
    switch self {
    case .file: "sqlite"
    case .server: "postgresql"
    }
  }
}

public enum TracingHelp {
  /// A sentence about how to export traces.
  public static let text =
    "If $OTEL_EXPORTER_OTLP_ENDPOINT or $OTEL_EXPORTER_OTLP_TRACES_ENDPOINT is set, traces are "
    + "exported to the OpenTelemetry collector at that address."
}
