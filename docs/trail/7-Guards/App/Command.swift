import Domain7

/// A request to the program, with its arguments already checked.
enum Command {
  case add(String, tags: [Tag])
  case list
  case search(String)
  case remove(String)

  static let usage =
    "usage: readlist add ADDRESS [--tags TAGS] | list | search WORDS | remove ADDRESS"

  init?(_ arguments: [String]) {
    switch arguments.first {
    case "add" where arguments.count == 2:
      self = .add(arguments[1], tags: [])
    case "add" where arguments.count == 4 && arguments[2] == "--tags":
      self = .add(arguments[1], tags: Tag.tags(in: arguments[3]))
    case "list" where arguments.count == 1:
      self = .list
    case "search" where arguments.count > 1:
      self = .search(arguments[1...].joined(separator: " "))
    case "remove" where arguments.count == 2:
      self = .remove(arguments[1])
    default:
      return nil
    }
  }
}
