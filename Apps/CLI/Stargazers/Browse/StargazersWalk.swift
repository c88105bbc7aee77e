import Composition
import CoreDomain
import StargazersDomain

/// The walk through stargazers: a form that orders fill in, and the screens that are asked by it.
///
/// | place       | what it shows                       | its numbers mean |
/// |-------------|-------------------------------------|------------------|
/// | the form    | what is filled in, and buttons      | –                |
/// | the list    | stargazers, a line each             | stargazers       |
/// | the detail  | one of them                         | as before        |
/// | the history | the last weeks, or the whole chart  | as before        |
///
/// An order is handed to a screen, and where that leaves for another place, the walk goes there.
struct StargazersWalk: FeatureWalk {
  /// The screens. Each leaves through the navigator of the landing.
  let screens: any StargazersScreens
  let landing: BrowseLanding
  /// What is filled in. What is blank is as the last time.
  var form = StargazerListForm()
  /// Whether the history is shown as a chart.
  var showsChart = false
  /// What is shown.
  var place = StargazersWalkPlace.form
  /// What the numbers mean that were shown last.
  var entries = StargazersWalkEntries()

  init(through screens: any StargazersScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { StargazersWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }
}

/// A place of the walk where one can stay.
enum StargazersWalkPlace: Hashable, Sendable {
  case form
  case list
  case detail(login: String, repository: String)
  case history(repository: String)
}

/// What the numbers of a list mean.
struct StargazersWalkEntries: Hashable, Sendable {
  var repository = ""
  /// The names of the accounts, in the order of the list.
  var logins: [String] = []
}

/// What a place shows.
struct StargazersWalkPage: Sendable {
  let printout: Printout
  /// What its numbers mean; nothing where it has none, and those from before stay.
  var entries: StargazersWalkEntries?
}
