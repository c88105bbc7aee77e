import Foundation

// The one place that knows what is real: the file, the web, the clock and the zone.
let path =
  ProcessInfo.processInfo.environment["READLIST_FILE"] ?? NSHomeDirectory() + "/.readlist.json"
let list = ReadingList(store: FileStore(path: path), titles: WebTitles(), now: { Date() })
let lines = LineFormat(zone: .current)
let arguments = Array(CommandLine.arguments.dropFirst())

do {
  switch arguments.first {
  case "add" where arguments.count == 2:
    tell(try await list.add(arguments[1], tags: []))
  case "add" where arguments.count == 4 && arguments[2] == "--tags":
    tell(try await list.add(arguments[1], tags: parseTags(arguments[3])))
  case "list" where arguments.count == 1:
    let entries = try list.entries()
    print(entries.isEmpty ? "The list is empty." : lines.text(of: entries))
  case "search" where arguments.count > 1:
    let found = try list.entries(foundBy: arguments[1...].joined(separator: " "))
    print(found.isEmpty ? "Nothing found." : lines.text(of: found))
  case "remove" where arguments.count == 2:
    guard let removed = try list.remove(arguments[1]) else {
      complain("Not on the list: \(arguments[1])")
      exit(1)
    }
    print("Removed: \(removed.name)")
  default:
    complain("usage: readlist add ADDRESS [--tags TAGS] | list | search WORDS | remove ADDRESS")
    exit(64)
  }
} catch FileStore.Failure.unreadable {
  complain("The file cannot be read: \(path)")
  exit(65)
} catch {
  complain("The file cannot be written: \(path)")
  exit(74)
}

func tell(_ addition: ReadingList.Addition) {
  switch addition {
  case .alreadyThere(let entry):
    print("Already there: \(entry.name)")
  case .added(let entry):
    if entry.title == nil { complain("No title could be fetched.") }
    print("Added: \(entry.name)")
  }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data("\(text)\n".utf8))
}
