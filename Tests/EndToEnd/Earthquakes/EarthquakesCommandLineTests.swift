import TestSupport
import Testing

/// The built command-line program, with the demo's service or a service that the test provides.
@Suite struct EarthquakesCommandLineTests {
  @Test func countsListsShowsAndDraws() async throws {
    try await withPrograms { programs in
      let counted = try await programs.quakes("count", "--json")
      #expect(counted.status == 0 && counted.error.contains("demo data"))
      let count = try PrintedCount.read(counted.output)
      #expect(count.count > 0)

      let listed = try await programs.quakes("list", "--json", "--limit", "20000")
      let quakes = try [PrintedQuake].read(listed.output)
      #expect(quakes.count == count.count)

      let first = try #require(quakes.first)
      let shown = try await programs.quakes("show", first.id)
      #expect(shown.status == 0 && shown.output.contains("  Identifier     \(first.id)\n"))

      let drawn = try await programs.quakes(
        "list", "--limit", "1", "--map", "map.svg", "--histogram", "days.svg")
      #expect(drawn.output.hasSuffix("1 of \(count.count) earthquakes\n"))
      for name in ["map.svg", "days.svg"] {
        #expect(try programs.text(of: "\(programs.folder)/\(name)").contains("<svg"))
      }
    }
  }

  @Test func returnsStoredDataOfflineWithItsOrigin() async throws {
    try await withPrograms { programs in
      let arguments = [
        "earthquakes", "count", "--near", "-33.8,151.2", "--min-magnitude", "-1", "--json",
      ]
      let address = try await withLoopbackServer(answering: { Self.oneQuake($0) }) { server in
        let address = "http://\(server.authority)/fdsnws/event/1"
        let counted = try await programs.seams(arguments, environment: ["SEAMS_USGS_URL": address])
        #expect(counted.status == 0 && counted.error == "")
        return address
      }
      // The service is gone; its address refuses connections.
      let stored = try await programs.seams(arguments, environment: ["SEAMS_USGS_URL": address])
      let count = try PrintedCount.read(stored.output)
      #expect(stored.status == 0 && count.count == 1 && count.minMagnitude == -1)
      #expect(stored.error.contains("The service cannot be reached."))
      #expect(stored.error.contains("from less than a minute ago (20"))
      #expect(stored.error.contains("--demo"))
    }
  }

  @Test func browsesTheCountTheListAndAnEvent() async throws {
    try await withPrograms { programs in
      let orders = "near Suva\ncount\nt\nlist largest\n1\nplaces portland, or\n1\nquit\n"
      let walk = try await programs.demo(
        ["browse", "quakes"], input: orders, environment: ["SEAMS_DEMO_FAULTS": "503"])
      #expect(walk.status == 0)
      let dialogs = walk.output.split(separator: "\n").filter { $0.hasPrefix("Earthquakes ") }
      #expect(dialogs == ["Earthquakes were not counted"])
      #expect(walk.output.contains(" within 100 km of Suva since 2015-10-01\n"))
      #expect(walk.output.contains(" earthquakes, largest first\n   1  "))
      #expect(walk.output.contains("  Identifier     "))
      #expect(walk.output.contains("Near:      Portland, Oregon"))
      #expect(!walk.output.contains("Counting…") && !walk.error.contains("Counting…"))
    }
  }

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

  /// A service that returns one event for every request.
  private static func oneQuake(_ request: LoopbackRequest) -> [LoopbackAction] {
    let reply =
      request.path.contains("/count")
      ? #"{"count":1,"maxAllowed":20000}"#
      : """
      {"type":"FeatureCollection","metadata":{"status":200,"count":1},"features":[{"type":"Feature",
      "id":"s1","properties":{"mag":-0.4,"place":"Harbour","time":1700000000123,
      "updated":1700000001000,"type":"quarry_blast","ids":",s1,","url":null,"tsunami":0},
      "geometry":{"type":"Point","coordinates":[151.2,-33.8,-1.2]}}]}
      """
    return [.reply(header: ["Content-Type: application/json"], body: Array(reply.utf8))]
  }
}

extension Programs {
  /// Runs a command of the feature with the demo's service.
  fileprivate func quakes(_ arguments: String...) async throws -> Outcome {
    try await demo(["quakes"] + arguments)
  }
}

/// The parts of a count that the tests read.
private struct PrintedCount: Decodable {
  let minMagnitude: Double?
  let count: Int
}

/// The part of an event that the tests read.
private struct PrintedQuake: Decodable {
  let id: String
}
