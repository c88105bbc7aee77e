import Composition
import CoreDomain
import EarthquakesDomain

/// The browse session of the earthquakes feature: commands fill in a form, and the screens use it.
///
/// | place      | what it shows                    | its numbers mean |
/// |------------|----------------------------------|------------------|
/// | the form   | its fields and buttons           | –                |
/// | the list   | earthquakes, a line each         | earthquakes      |
/// | the detail | one of them                      | as before        |
/// | the places | named places                     | places           |
///
/// It runs each command on a screen and follows the routes of that screen.
struct EarthquakesWalk: FeatureWalk {
  /// The screens. All of them use the navigator of ``landing``.
  let screens: any EarthquakesScreens
  let landing: BrowseLanding
  /// The fields of the form.
  var form = QuakeForm()
  /// The sort order of the list.
  var listOrder = QuakeOrder.newest
  /// The current place.
  var place = EarthquakesWalkPlace.form
  /// The entries that the numbers on display refer to.
  var entries = EarthquakesWalkEntries.quakes([])

  init(through screens: any EarthquakesScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { EarthquakesWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }
}

/// A place of the browse session.
enum EarthquakesWalkPlace: Hashable, Sendable {
  case form
  case list
  case detail(Quake.ID)
  case places(query: String)
}

/// The entries that the numbers of a list refer to.
enum EarthquakesWalkEntries: Hashable, Sendable {
  case quakes([Quake.ID])
  case places([Place])
}

/// The content of a place.
struct EarthquakesWalkPage: Sendable {
  let printout: Printout
  /// The entries that its numbers refer to; `nil` keeps the previous entries.
  var entries: EarthquakesWalkEntries?
}
