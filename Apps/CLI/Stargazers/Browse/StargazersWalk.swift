import Composition
import CoreDomain
import StargazersDomain

/// The browse session of the stargazers feature: commands fill in a form, and the screens use it.
///
/// | place       | what it shows                       | its numbers mean |
/// |-------------|-------------------------------------|------------------|
/// | the form    | its fields and buttons              | –                |
/// | the list    | stargazers, a line each             | stargazers       |
/// | the detail  | one of them                         | as before        |
/// | the history | the last weeks, or the whole chart  | as before        |
///
/// It runs each command on a screen and follows the routes of that screen.
struct StargazersWalk: FeatureWalk {
  /// The screens. All of them use the navigator of ``landing``.
  let screens: any StargazersScreens
  let landing: BrowseLanding
  /// The fields of the form. A blank field means the last value used.
  var form = StargazerListForm()
  /// Whether the history is shown as a chart.
  var showsChart = false
  /// The current place.
  var place = StargazersWalkPlace.form
  /// The entries that the numbers on display refer to.
  var entries = StargazersWalkEntries()

  init(through screens: any StargazersScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { StargazersWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }
}

/// A place of the browse session.
enum StargazersWalkPlace: Hashable, Sendable {
  case form
  case list
  case detail(login: String, repository: String)
  case history(repository: String)
}

/// The entries that the numbers of a list refer to.
struct StargazersWalkEntries: Hashable, Sendable {
  var repository = ""
  /// The account names in the order of the list.
  var logins: [String] = []
}

/// The content of a place.
struct StargazersWalkPage: Sendable {
  let printout: Printout
  /// The entries that its numbers refer to; `nil` keeps the previous entries.
  var entries: StargazersWalkEntries?
}
