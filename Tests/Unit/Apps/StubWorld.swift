import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import CoreTesting
import Synchronization

/// A world without a machine: its files are in memory, its console remembers, its screens are told.
struct StubWorld: World {
  var arguments: [String]
  var environment = ["HOME": "/home/ada"]
  var screens = StubBookmarksScreens()
  var refusal: StartFailure?
  var memory = InMemoryFileSystem()
  var spyConsole = ScriptedConsole()
  var interruptions: any Interruptions = ScriptedInterruptions()
  var clock: any WallClock = FixedWallClock(.fixture())
  let opened = SpySettings()

  var console: any Console { spyConsole }
  var files: any FileSystem { memory }

  func open(_ settings: Settings) async throws(StartFailure) -> any Features {
    opened.remember(settings)
    if let refusal { throw refusal }
    return StubFeatures(screens: screens)
  }
}

/// Features that have the screens of one of them.
struct StubFeatures: Features {
  let screens: any Sendable

  func screens<Of: Feature>(of feature: Of) async throws(StartFailure) -> Of.Screens {
    guard let screens = screens as? Of.Screens else {
      throw .feature(reason: "There are no screens of \(feature) here.", isBusy: false)
    }
    return screens
  }
}

/// A memory of the settings that a program was opened with.
final class SpySettings: Sendable {
  private let remembered = Mutex<[Settings]>([])

  var all: [Settings] { remembered.withLock { $0 } }

  func remember(_ settings: Settings) {
    remembered.withLock { $0.append(settings) }
  }
}
