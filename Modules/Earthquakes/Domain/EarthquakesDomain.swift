// EarthquakesDomain: what a quake is, and every protocol that the feature's parts meet in.
//
// How many earthquakes were there near a place, since a day? The service of the USGS knows; what it says is
// kept, so that the last answer is there without it.
//
// Values, none of which can be made wrongly:
// - ``Magnitude``, ``Depth``, ``Radius``, ``Distance``: numbers that cannot be taken for one another.
// - ``Coordinates`` and ``Circle``, by the formula of the service, so that counting here and there agree.
// - ``Place``, ``QuakeStart`` and ``QuakeQuestion``, which are read from a ``QuakeForm``.
// - ``Quake``, and ``QuakeRecord``, the form in which other programs read it. ``QuakeLikeness`` says which
//   descriptions are of one event.
// - ``QuakeCount`` and ``QuakeList``, which say by their ``QuakeOrigin`` who says so, and since when.
//
// Protocols, each next to the values it speaks in:
//
// | protocol                                  | who calls it   | who implements it                |
// |-------------------------------------------|----------------|----------------------------------|
// | ``QuakeCountScreen``, ``QuakeListScreen``,| the apps       | EarthquakesViewModel             |
// | ``QuakeDetailScreen``,                    |                |                                  |
// | ``PlaceListScreen``,                      |                |                                  |
// | ``QuakePictureScreen``                    |                |                                  |
// | ``EarthquakesScreens``                    | the apps       | Composition                      |
// | ``QuakeRepository``                       | the view model | EarthquakesRepository            |
// | ``EarthquakesRouting``                    | the view model | EarthquakesRouter                |
// | ``QuakeSource``                           | the repository | EarthquakesInfrastructure, HTTP  |
// | ``QuakeStore``                            | the repository | EarthquakesInfrastructure, SQL   |
// | ``QuakeDrawing``                          | the repository | EarthquakesInfrastructure, SVG   |
// | ``Gazetteer``                             | ``QuakeRules`` | EarthquakesInfrastructure        |
//
// Nothing in this module reads a clock, a file or the network.
