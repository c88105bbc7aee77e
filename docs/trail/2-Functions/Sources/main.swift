import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "add" where arguments.count == 2:
  await add(arguments[1], tags: "")
case "add" where arguments.count == 4 && arguments[2] == "--tags":
  await add(arguments[1], tags: arguments[3])
case "list" where arguments.count == 1:
  loadEntries()
  print(entries.isEmpty ? "The list is empty." : lines(of: newestFirst(entries)))
case "search" where arguments.count > 1:
  loadEntries()
  let found = entriesFound(by: arguments[1...].joined(separator: " "))
  print(found.isEmpty ? "Nothing found." : lines(of: found))
case "remove" where arguments.count == 2:
  loadEntries()
  guard let removed = removeEntry(arguments[1]) else {
    complain("Not on the list: \(arguments[1])")
    exit(1)
  }
  saveEntries()
  print("Removed: \(name(of: removed))")
default:
  complain(usage)
  exit(64)
}

func add(_ address: String, tags: String) async {
  loadEntries()
  if let old = knownEntry(address) {
    print("Already there: \(name(of: old))")
    return
  }
  var title: String?
  do {
    title = try await fetchTitle(of: address)
  } catch {
    // Without a network the address is still added.
  }
  if title == nil {
    complain("No title could be fetched.")
  }
  addEntry(address, title: title, tags: parseTags(tags))
  saveEntries()
  print("Added: \(title ?? address)")
}
