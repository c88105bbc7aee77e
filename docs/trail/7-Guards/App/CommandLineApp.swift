public import Domain7
public import List7

/// Where the app writes to.
public protocol Console {
  func say(_ text: String)
  func complain(_ text: String)
}

/// How the program can fail. None of these is 0.
enum FailureStatus: Int32 {
  case notThere = 1
  case usage = 64
  case unreadable = 65
  case unwritable = 74
}

/// The program, but for the world around it: arguments in, words and a status out.
public struct CommandLineApp<Store: EntryStore> {
  let list: ReadingList<Store>
  let lines: LineFormat
  let console: any Console
  let path: String

  public init(list: ReadingList<Store>, lines: LineFormat, console: any Console, path: String) {
    self.list = list
    self.lines = lines
    self.console = console
    self.path = path
  }

  /// Does what the arguments say, and returns the status to exit with.
  public func run(_ arguments: [String]) async -> Int32 {
    guard let command = Command(arguments) else {
      console.complain(Command.usage)
      return FailureStatus.usage.rawValue
    }
    do {
      return try await obey(command)?.rawValue ?? 0
    } catch {
      return tell(error).rawValue
    }
  }

  private func obey(_ command: Command) async throws(StoreFailure) -> FailureStatus? {
    switch command {
    case .add(let address, let tags):
      tell(try await list.add(address, tags: tags))
    case .list:
      show(try list.entries(), orElse: "The list is empty.")
    case .search(let words):
      show(try list.entries(foundBy: words), orElse: "Nothing found.")
    case .remove(let address):
      guard let removed = try list.remove(address) else {
        console.complain("Not on the list: \(address)")
        return .notThere
      }
      console.say("Removed: \(removed.name)")
    }
    return nil
  }

  /// A failure has a status, and no status that is one of success.
  private func tell(_ failure: StoreFailure) -> FailureStatus {
    switch failure {
    case .unreadable:
      console.complain("The file cannot be read: \(path)")
      return .unreadable
    case .unwritable:
      console.complain("The file cannot be written: \(path)")
      return .unwritable
    }
  }

  private func show(_ entries: [Entry], orElse nothing: String) {
    console.say(entries.isEmpty ? nothing : lines.text(of: entries))
  }

  private func tell(_ addition: Addition) {
    switch addition {
    case .alreadyThere(let entry):
      console.say("Already there: \(entry.name)")
    case .added(let entry):
      if entry.title == nil { console.complain("No title could be fetched.") }
      console.say("Added: \(entry.name)")
    }
  }
}
