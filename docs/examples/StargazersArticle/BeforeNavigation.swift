// BEFORE: each screen leaves for the next one by itself, and writes into the log that it does. Whoever
// wrote the third screen did not know of the log. Everything works, and every test is green: those of
// the first two screens look for their line, and nobody wrote a test for a line that nobody wrote.

/// The one desk that everybody works at: what was opened on it, and its log.
@MainActor public enum Desk {
  public private(set) static var opened: [String] = []
  public static var log: [String] = []

  static func open(_ place: String) {
    opened.append(place)
  }

  public static func clear() {
    opened = []
    log = []
  }
}

/// The list, which leads to one of those who are on it.
@MainActor public struct SelfLeadingList {
  public init() {}

  public func choose(_ login: String) {
    Desk.log.append("go to \(login)")
    Desk.open(login)
  }
}

/// One stargazer, which leads to the history.
@MainActor public struct SelfLeadingDetail {
  public init() {}

  public func showHistory() {
    Desk.log.append("go to history")
    Desk.open("history")
  }
}

/// The history, which leads back to the list.
@MainActor public struct SelfLeadingHistory {
  public init() {}

  public func showList() {
    Desk.open("list")
  }
}
