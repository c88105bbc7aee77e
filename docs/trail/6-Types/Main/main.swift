import App6
import Foundation
import List6
import System6
import Web6

// The one place that names what is real.
let path =
  ProcessInfo.processInfo.environment["READLIST_FILE"] ?? NSHomeDirectory() + "/.readlist.json"
let app = CommandLineApp(
  list: ReadingList(
    store: FileEntryStore(path: path), titles: WebTitleSource(), clock: SystemClock()),
  lines: LineFormat(zone: .current), console: StandardConsole(), path: path)

exit(await app.run(Array(CommandLine.arguments.dropFirst())))

/// Standard output and standard error.
struct StandardConsole: Console {
  func say(_ text: String) {
    print(text)
  }

  func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
