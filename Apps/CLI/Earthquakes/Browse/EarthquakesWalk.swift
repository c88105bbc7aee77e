import Composition
import CoreDomain
import EarthquakesDomain

/// The walk through earthquakes: a form that orders fill in, and the screens that are asked by it.
///
/// | place      | what it shows                    | its numbers mean |
/// |------------|----------------------------------|------------------|
/// | the form   | what is filled in, and buttons   | –                |
/// | the list   | earthquakes, a line each         | earthquakes      |
/// | the detail | one of them                      | as before        |
/// | the places | places that have a name          | places           |
///
/// An order is handed to a screen, and where that leaves for another place, the walk goes there.
struct EarthquakesWalk: FeatureWalk {
  /// The screens. Each leaves through the navigator of the landing.
  let screens: any EarthquakesScreens
  let landing: BrowseLanding
  /// What is filled in.
  var form = QuakeForm()
  /// The order of the list.
  var listOrder = QuakeOrder.newest
  /// What is shown.
  var place = EarthquakesWalkPlace.form
  /// What the numbers mean that were shown last.
  var entries = EarthquakesWalkEntries.quakes([])

  init(through screens: any EarthquakesScreens, from landing: BrowseLanding) {
    self.screens = screens
    self.landing = landing
  }

  var orders: [BrowseHelp] { EarthquakesWalkWord.allCases.map(\.help) }
  var navigator: any Navigator { landing.navigator }
  var context: CommandContext { landing.context }
}

/// A place of the walk where one can stay.
enum EarthquakesWalkPlace: Hashable, Sendable {
  case form
  case list
  case detail(Quake.ID)
  case places(query: String)
}

/// What the numbers of a list mean.
enum EarthquakesWalkEntries: Hashable, Sendable {
  case quakes([Quake.ID])
  case places([Place])
}

/// What a place shows.
struct EarthquakesWalkPage: Sendable {
  let printout: Printout
  /// What its numbers mean; nothing where it has none, and those from before stay.
  var entries: EarthquakesWalkEntries?
}
