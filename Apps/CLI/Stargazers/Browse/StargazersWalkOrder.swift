import StargazersDomain

/// The names of the commands for stargazers in a browse session.
enum StargazersWalkWord: String, CaseIterable, Hashable, Sendable {
  case list, newest, oldest, limit, show, history, chart, refresh

  /// The commands that the form shows as buttons.
  static let buttons = [list, history, chart]

  /// The one-letter alias.
  var letter: String {
    switch self {
    case .list: "l"
    case .newest: "n"
    case .oldest: "o"
    case .limit: "m"
    case .show: "v"
    case .history: "w"
    case .chart: "c"
    case .refresh: "r"
    }
  }

  /// The argument's placeholder in the help.
  var argument: String {
    switch self {
    case .list, .history, .chart: "[OWNER/REPO]"
    case .limit, .show: "N"
    case .newest, .oldest, .refresh: ""
    }
  }

  /// The command's description in the help.
  var purpose: String {
    switch self {
    case .list: "who has starred a repository; without one, the last"
    case .newest: "list the newest star first"
    case .oldest: "list the oldest star first"
    case .limit: "list so many at most"
    case .show: "one of the list; the number alone does, too"
    case .history: "how many stars came in the last weeks"
    case .chart: "how the number of stars has grown"
    case .refresh: "ask the service for all of it again"
    }
  }

  /// The command as a button.
  var button: BrowseButton {
    BrowseButton(key: letter, label: rawValue.prefix(1).uppercased() + rawValue.dropFirst())
  }

  var help: BrowseHelp {
    BrowseHelp(word: rawValue, letter: letter, argument: argument, purpose: purpose)
  }
}

/// A command for stargazers in a browse session: a name or its alias, and an argument.
struct StargazersWalkOrder: Hashable, Sendable {
  let word: StargazersWalkWord
  let rest: String

  /// Parses a line; `nil` if it is not a command of this feature. A number alone means `show`.
  init?(_ line: BrowseLine) {
    let words = StargazersWalkWord.allCases
    if let word = words.first(where: { [$0.rawValue, $0.letter].contains(line.word) }) {
      self.word = word
      rest = line.rest
    } else if Int(line.word) != nil && line.rest.isEmpty {
      word = .show
      rest = line.word
    } else {
      return nil
    }
  }
}
