import Domain5
public import List5

/// Where the app writes to.
public protocol Console {
  func say(_ text: String)
  func complain(_ text: String)
}

/// The program, but for the world around it: arguments in, words and a status out.
public struct CommandLineApp {
  let list: ReadingList
  let lines: LineFormat
  let console: any Console
  let path: String

  public init(list: ReadingList, lines: LineFormat, console: any Console, path: String) {
    self.list = list
    self.lines = lines
    self.console = console
    self.path = path
  }

  /// Does what the arguments say, and returns the status to exit with.
  public func run(_ arguments: [String]) async -> Int32 {
    do {
      return try await obey(arguments)
    } catch StoreFailure.unreadable {
      console.complain("The file cannot be read: \(path)")
      return 65
    } catch {
      console.complain("The file cannot be written: \(path)")
      return 74
    }
  }

  private func obey(_ arguments: [String]) async throws -> Int32 {
    switch arguments.first {
    case "add" where arguments.count == 2:
      tell(try await list.add(arguments[1], tags: []))
    case "add" where arguments.count == 4 && arguments[2] == "--tags":
      tell(try await list.add(arguments[1], tags: parseTags(arguments[3])))
    case "list" where arguments.count == 1:
      show(try list.entries(), orElse: "The list is empty.")
    case "search" where arguments.count > 1:
      let words = arguments[1...].joined(separator: " ")
      show(try list.entries(foundBy: words), orElse: "Nothing found.")
    case "remove" where arguments.count == 2:
      guard let removed = try list.remove(arguments[1]) else {
        console.complain("Not on the list: \(arguments[1])")
        return 1
      }
      console.say("Removed: \(removed.name)")
    default:
      console.complain(
        "usage: readlist add ADDRESS [--tags TAGS] | list | search WORDS | remove ADDRESS")
      return 64
    }
    return 0
  }

  private func show(_ entries: [Entry], orElse nothing: String) {
    console.say(entries.isEmpty ? nothing : lines.text(of: entries))
  }

  private func tell(_ addition: ReadingList.Addition) {
    switch addition {
    case .alreadyThere(let entry):
      console.say("Already there: \(entry.name)")
    case .added(let entry):
      if entry.title == nil { console.complain("No title could be fetched.") }
      console.say("Added: \(entry.name)")
    }
  }
}
