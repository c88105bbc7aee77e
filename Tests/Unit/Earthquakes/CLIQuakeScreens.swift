import Composition
import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting

@testable import CLI

/// The features of a program that has only earthquakes.
struct OnlyEarthquakes: Features {
  let screens: any EarthquakesScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

extension CommandContext {
  /// A context for tests, with these screens and no real services.
  static func fixture(
    _ screens: any EarthquakesScreens, files: InMemoryFileSystem = InMemoryFileSystem(),
    console: any Console = ScriptedConsole()
  ) -> CommandContext {
    let display = Display(
      isTerminal: console.isTerminal(.output), colors: .never, environment: [:])
    return CommandContext(
      features: OnlyEarthquakes(screens: screens), files: files, console: console,
      clock: FixedWallClock(.fixture()), display: display,
      showsProgress: console.isTerminal(.error))
  }

  /// Browses earthquakes until the input ends.
  func walk() async -> ProgramStatus {
    do throws(StartFailure) {
      var walk = try await BrowseSession([EarthquakesFeature()], in: self)
      return await walk.run().print(to: console)
    } catch {
      return error.status
    }
  }
}

extension QuakeOrigin {
  /// The service, at the time of the tests.
  static let now = QuakeOrigin.service(.fixture())

  /// The store's answer from some seconds ago, while the service was unreachable.
  static func stored(
    _ seconds: Int64 = 3 * 3600, isComplete: Bool = true,
    because failure: QuakeSourceFailure = .unreachable("No route to host.")
  ) -> QuakeOrigin {
    .stored(
      StoredQuakes(askedAt: .fixture(-seconds), now: .fixture(), isComplete: isComplete),
      because: failure)
  }
}

extension QuakeCount {
  static func fixture(
    _ count: Int = 7, of query: QuakeQuery = .fixture(), origin: QuakeOrigin = .now,
    keepingFailure: QuakeFailure? = nil
  ) -> QuakeCount {
    QuakeCount(query: query, count: count, origin: origin, keepingFailure: keepingFailure)
  }
}

extension QuakeList {
  /// A list of quakes around San Ramon.
  static func fixture(
    _ quakes: [Quake], total: Int? = nil, of query: QuakeQuery = .fixture(),
    origin: QuakeOrigin = .now
  ) -> QuakeList {
    let circle = query.circle(by: .fixture)
    return QuakeList(
      query: query, order: .newest, quakes: quakes.map { NearbyQuake($0, in: circle) },
      total: total ?? quakes.count, origin: origin)
  }
}

extension Printout {
  var text: String { String(decoding: output, as: UTF8.self) }
}
