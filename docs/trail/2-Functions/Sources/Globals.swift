import Foundation

// Shared state that all code can reach. Swift 6 asks for the word `unsafe` here, and it is right:
// nothing keeps two tasks from changing the list at once.

/// The list, the oldest entry first.
nonisolated(unsafe) var entries: [Entry] = []

/// Where the list is kept.
nonisolated(unsafe) var path =
  ProcessInfo.processInfo.environment["READLIST_FILE"] ?? NSHomeDirectory() + "/.readlist.json"

/// Writes days in the zone of this machine.
let formatter: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}()

let usage = "usage: readlist add ADDRESS [--tags TAGS] | list | search WORDS | remove ADDRESS"

func complain(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
