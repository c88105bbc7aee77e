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
  let spyConsole = SpyConsole()
  let memory = InMemoryFileSystem()
  let opened = SpySettings()

  var console: any Console { spyConsole }
  var files: any FileSystem { memory }

  func open(_ settings: Settings) async throws(StartFailure) -> any Features {
    opened.remember(settings)
    if let refusal { throw refusal }
    return StubFeatures(bookmarks: screens)
  }
}

struct StubFeatures: Features {
  let bookmarks: any BookmarksScreens
}

/// A console that remembers what was written to it.
final class SpyConsole: Console {
  private let written = Mutex<[ConsoleChannel: String]>([:])
  private let isFull = Mutex(false)

  /// Takes no output from now on, as a full disk does.
  func refuseOutput() {
    isFull.withLock { $0 = true }
  }

  var output: String { written.withLock { $0[.output] ?? "" } }
  var error: String { written.withLock { $0[.error] ?? "" } }

  func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure) {
    if channel == .output && isFull.withLock({ $0 }) {
      throw .unwritable(path: "standard output", reason: "No space left on device")
    }
    written.withLock { $0[channel, default: ""] += String(decoding: bytes, as: UTF8.self) }
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
