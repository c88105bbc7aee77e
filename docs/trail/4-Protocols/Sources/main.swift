import Foundation

// The one place that names what is real.
let path =
  ProcessInfo.processInfo.environment["READLIST_FILE"] ?? NSHomeDirectory() + "/.readlist.json"
let app = CommandLineApp(
  list: ReadingList(
    store: FileEntryStore(path: path), titles: WebTitleSource(), clock: SystemClock()),
  lines: LineFormat(zone: .current), console: StandardConsole(), path: path)

exit(await app.run(Array(CommandLine.arguments.dropFirst())))
