import Composition
import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting

@testable import CLI

/// The features of a program that has only news.
struct CLINewsAlone: Features {
  let screens: any NewsScreens

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

extension CommandContext {
  /// A context for tests, with these screens and no real services.
  static func news(
    _ screens: any NewsScreens = StubNewsScreens(),
    files: InMemoryFileSystem = InMemoryFileSystem(),
    console: any Console = ScriptedConsole(), display: Display = .plain,
    clock: any WallClock = FixedWallClock(Story.fixtureTime()), isDemo: Bool = false
  ) -> CommandContext {
    CommandContext(
      features: CLINewsAlone(screens: screens), files: files, console: console, clock: clock,
      display: display, showsProgress: console.isTerminal(.error), isDemo: isDemo)
  }

  /// Runs a command of the feature.
  func runNews(_ arguments: [String]) async throws -> Printout {
    try await SeamsCommand<NewsFeature>.leaf(of: ["news"] + arguments).run(in: self)
  }

  /// Browses news until the input ends.
  func walkNews() async -> ProgramStatus {
    do throws(StartFailure) {
      var walk = try await BrowseSession([NewsFeature()], in: self)
      return await walk.run().print(to: console)
    } catch {
      return error.status
    }
  }
}

extension Printout {
  var text: String { String(decoding: output, as: UTF8.self) }
}
