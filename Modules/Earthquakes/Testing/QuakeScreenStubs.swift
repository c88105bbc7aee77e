public import CoreDomain
public import CoreTesting
public import EarthquakesDomain

/// Screens with preset states that record the intents.
///
/// With these, the apps' views, bindings and controllers are tested without a view model.
public struct StubEarthquakesScreens: EarthquakesScreens {
  public let count: StubScreen<QuakeCountState, QuakeCountIntent>
  public let list: StubScreen<QuakeListState, QuakeListIntent>
  public let detail: StubScreen<QuakeDetailState, Quake.ID>
  public let places: StubScreen<PlaceListState, PlaceListIntent>
  public let picture: StubScreen<QuakePictureState, QuakePictureIntent>
  private let destinations: [Route: EarthquakesDestination]

  /// Creates the screens. Each screen publishes its states in order when it receives an intent.
  ///
  /// - Parameter destinations: The destinations of routes.
  public init(
    count: [QuakeCountState] = [], list: [QuakeListState] = [], detail: [QuakeDetailState] = [],
    places: [PlaceListState] = [], picture: [QuakePictureState] = [],
    destinations: [Route: EarthquakesDestination] = [:]
  ) {
    self.count = StubScreen(.idle, then: count)
    self.list = StubScreen(.idle, then: list)
    self.detail = StubScreen(.idle, then: detail)
    self.places = StubScreen(.idle, then: places)
    self.picture = StubScreen(.idle, then: picture)
    self.destinations = destinations
  }

  public func count(
    navigator: any Navigator, dialogs: any DialogPresenting
  ) -> any QuakeCountScreen { count }
  public func list(navigator: any Navigator) -> any QuakeListScreen { list }
  public func detail(navigator: any Navigator) -> any QuakeDetailScreen { detail }
  public func places(navigator: any Navigator) -> any PlaceListScreen { places }
  public func picture(navigator: any Navigator) -> any QuakePictureScreen { picture }
  public func destination(of route: Route) -> EarthquakesDestination? { destinations[route] }
}

/// An intent of the count screen.
public enum QuakeCountIntent: Hashable, Sendable {
  case count(QuakeForm)
  case list(QuakeForm)
}

extension StubScreen: QuakeCountScreen
where State == QuakeCountState, Intent == QuakeCountIntent {
  public func count(_ form: QuakeForm) async { take(.count(form)) }
  public func list(_ form: QuakeForm) async { take(.list(form)) }
}

/// An intent of the list screen.
public enum QuakeListIntent: Hashable, Sendable {
  case show(QuakeListForm)
  case open(Quake.ID)
}

extension StubScreen: QuakeListScreen where State == QuakeListState, Intent == QuakeListIntent {
  public func show(_ form: QuakeListForm) async { take(.show(form)) }
  public func open(_ id: Quake.ID) async { take(.open(id)) }
}

extension StubScreen: QuakeDetailScreen where State == QuakeDetailState, Intent == Quake.ID {
  public func show(_ id: Quake.ID) async { take(id) }
}

/// An intent of the places screen.
public enum PlaceListIntent: Hashable, Sendable {
  case show(String)
  case choose(Place)
}

extension StubScreen: PlaceListScreen where State == PlaceListState, Intent == PlaceListIntent {
  public func show(_ query: String) async { take(.show(query)) }
  public func choose(_ place: Place) async { take(.choose(place)) }
}

/// An intent of the picture screen.
public struct QuakePictureIntent: Hashable, Sendable {
  public let kind: QuakePictureKind
  public let form: QuakeForm
  public let isForFile: Bool

  public init(_ kind: QuakePictureKind, of form: QuakeForm, isForFile: Bool) {
    self.kind = kind
    self.form = form
    self.isForFile = isForFile
  }
}

extension StubScreen: QuakePictureScreen
where State == QuakePictureState, Intent == QuakePictureIntent {
  public func draw(_ kind: QuakePictureKind, of form: QuakeForm) async {
    take(QuakePictureIntent(kind, of: form, isForFile: false))
  }

  public func draw(_ kind: QuakePictureKind, of form: QuakeForm, to sink: any ByteSink) async {
    take(QuakePictureIntent(kind, of: form, isForFile: true))
  }
}
