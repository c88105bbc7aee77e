import EarthquakesDomain

/// The names of the commands for earthquakes in a browse session.
enum EarthquakesWalkWord: String, CaseIterable, Hashable, Sendable {
  case count, near, radius, since, magnitude, list, show, places, map, histogram

  /// The commands that the form shows as buttons.
  static let buttons = [count, list, places]

  /// The one-letter alias.
  var letter: String {
    switch self {
    case .count: "c"
    case .near: "n"
    case .radius: "r"
    case .since: "s"
    case .magnitude: "m"
    case .list: "l"
    case .show: "v"
    case .places: "p"
    case .map: "f"
    case .histogram: "d"
    }
  }

  /// The argument's placeholder in the help.
  var argument: String {
    switch self {
    case .count: "[PLACE]"
    case .near: "PLACE"
    case .radius: "KM"
    case .since: "DATE"
    case .magnitude: "M"
    case .list: "[\(QuakeOrder.allCases.map(\.rawValue).joined(separator: "|"))]"
    case .show: "N"
    case .places: "[QUERY]"
    case .map, .histogram: "FILE"
    }
  }

  /// The command's description in the help.
  var purpose: String {
    switch self {
    case .count: "how many there were; a place goes into the form first"
    case .near: "look around another place, by its name or as -33.8,151.2"
    case .radius: "look so far around it"
    case .since: "count from another day on"
    case .magnitude: "count from a magnitude on; without one, each counts"
    case .list: "list them; the order stays for the next time"
    case .show: "one of the list, or around one of the places; the number alone does, too"
    case .places: "the places that have a name"
    case .map: "draw a map into a file, in SVG"
    case .histogram: "draw how many there were on each day into a file, in SVG"
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

/// A command for earthquakes in a browse session: a name or its alias, and an argument.
struct EarthquakesWalkOrder: Hashable, Sendable {
  let word: EarthquakesWalkWord
  let rest: String

  /// Parses a line; `nil` if it is not a command of this feature. A number alone means `show`.
  init?(_ line: BrowseLine) {
    let words = EarthquakesWalkWord.allCases
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
