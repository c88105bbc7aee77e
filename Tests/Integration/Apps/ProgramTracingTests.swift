import CoreDomain
import CoreInfrastructure
import CoreTesting
import Testing

@testable import Composition

@Suite struct ProgramTracingTests {
  @Test(arguments: [
    ("http://otel.example:4318", false, true), ("http://127.0.0.1:4318", false, true),
    ("", false, false),
    // In a demo, nothing leaves this machine.
    ("http://otel.example:4318", true, false), ("http://127.0.0.1:4318", true, true),
  ])
  func spansAreRecordedForACollectorThatTheProgramMayReach(
    _ address: String, _ isDemo: Bool, _ isOn: Bool
  ) async throws {
    let client = StubHTTPClient(text: "")
    let tracing = try ProgramTracing(
      environment: ["OTEL_EXPORTER_OTLP_ENDPOINT": address], isDemo: isDemo, client: client,
      sleeper: InstantSleeper()
    ) { _ in }
    #expect(tracing.tracer.isOn == isOn)
    #expect(tracing.traced(client, showsPath: false) is TracedHTTPClient == isOn)
    let database = try await SQLiteDatabase.inMemory(migrations: [])
    #expect(tracing.traced(database, on: .file(path: "")) is TracedSQLDatabase == isOn)
    await tracing.end()
  }
}
