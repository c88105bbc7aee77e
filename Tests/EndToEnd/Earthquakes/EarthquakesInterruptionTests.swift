import TestSupport
import Testing

/// Ctrl-C while a command waits for its service.
@Suite struct EarthquakesInterruptionTests {
  /// The service never answers, so only the signal can end the command.
  @Test func controlCEndsACommandCleanly() async throws {
    let note = "This is demo data: all of it is invented, and nothing leaves this machine."
    try await withPrograms { programs in
      let stopped = try await programs.interruptedSeams(
        "quakes", "count", "--demo",
        environment: ["HOME": programs.folder, "SEAMS_DEMO_FAULTS": "hang*"])
      #expect(stopped.status == 130)
      #expect(stopped.error == note + "\nStopped.\n")
      #expect(stopped.output == "")
    }
  }
}
