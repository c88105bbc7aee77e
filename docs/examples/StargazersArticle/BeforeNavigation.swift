// BEFORE: each screen opens the next one itself and logs it. The author of the third screen did not
// know about the log. Everything works, and all tests pass: those of the first two screens check
// their log line, and for the missing line there is neither code nor a test.

/// A global that records what was opened, and the log.
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

/// The list, which leads to a stargazer.
@MainActor public struct SelfLeadingList {
  public init() {}

  public func choose(_ login: String) {
    Desk.log.append("go to \(login)")
    Desk.open(login)
  }
}

/// A stargazer, which leads to the history.
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
