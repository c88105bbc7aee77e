import Composition
import CoreDomain
import CoreTesting

@testable import CoreCLI
@testable import CoreWeb
@testable import seams
@testable import seams_server

/// A world without a machine: files in memory, a recording console, and prepared screens.
struct StubEnvironment: AppEnvironment {
  var arguments: [String]
  var environment = ["HOME": "/home/ada"]
  var screens = Pebbles()
  var refusal: StartFailure?
  var memory = InMemoryFileSystem()
  var spyConsole = ScriptedConsole()
  var interruptions: any Interruptions = ScriptedInterruptions()
  var clock: any WallClock = FixedWallClock(.fixture())
  var threads: any TaskExecutor = globalConcurrentExecutor
  var sleeper: any Sleeper = InstantSleeper(isHeld: true)
  let jitter: @Sendable () -> Double = { 0.5 }
  let opened = Recorder<Settings>()

  var console: any Console { spyConsole }
  var files: any FileSystem { memory }

  func open(
    _ settings: Settings, with features: [any Feature]
  ) async throws(StartFailure) -> any Features {
    opened.remember(settings)
    if let refusal { throw refusal }
    return StubFeatures(screens: screens)
  }

  func copyDatabase(
    of settings: Settings, to target: String, with features: [any Feature]
  ) async throws(StartFailure) -> [CopiedTable] {
    opened.remember(settings)
    if let refusal { throw refusal }
    return []
  }
}

extension StubEnvironment {
  /// Runs `seams` with one invented feature.
  func seams() async -> ProgramStatus {
    await CommandLineProgram(world: self, features: OnlyPebbles.self).run()
  }

  func emptySeams() async -> ProgramStatus {
    await CommandLineProgram(world: self, features: NoCommands.self).run()
  }

  /// Runs `seams-server` with one invented feature. It must exit before it listens.
  func server() async -> ProgramStatus {
    await ServerProgram(
      world: self, features: [ComposedPages(PebblesWebFeature(), of: PebblesFeature())]
    ).run()
  }
}

enum OnlyPebbles: CommandListing {
  static let groups: [any CommandGroup] = [
    ComposedCommands(PebblesCLIFeature(), of: PebblesFeature())
  ]
}

enum NoCommands: CommandListing {
  static let groups: [any CommandGroup] = []
}

/// Features with the screens of one of them.
struct StubFeatures: Features {
  let screens: any Sendable
  let tracer = OperationTracer.off
  let versions: any DataVersions = SettableDataVersions()
  let signIns: any SignInStore = InMemorySignInStore()
  let digesting: any SecretDigesting = PlainSecretDigesting()

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }

  func backgroundWork(of feature: any Feature) async -> [any BackgroundWork] { [] }
}

extension BrowseEnvironment {
  /// A browse session at a console, without files.
  init(on console: ScriptedConsole, _ display: Display = .plain) {
    self.init(
      context: CommandContext(
        files: InMemoryFileSystem(), console: console, clock: FixedWallClock(.fixture()),
        display: display, showsProgress: false))
  }
}

extension AsyncStream where Element: Sendable {
  /// A stream of some elements, which then ends.
  static func replaying(_ elements: [Element]) -> AsyncStream {
    AsyncStream { continuation in
      for element in elements { continuation.yield(element) }
      continuation.finish()
    }
  }
}
