// EarthquakesDomain: the values of the feature and all of its protocols.
//
// The feature counts, lists and draws the earthquakes near a place since a day. It asks the service
// of the USGS, and stores the answers, so that they remain available if the service fails.
//
// The most important values:
// - ``Magnitude``, ``Depth``, ``Radius``, ``Distance``: numbers that cannot be mistaken for one
//   another.
// - ``Coordinates`` and ``Circle``, which compute distances with the service's formula, so that
//   local counts agree with the service's counts.
// - ``Place``, ``QuakeStart`` and ``QuakeQuery``, which are parsed from a ``QuakeForm``.
// - ``Quake``, and ``QuakeRecord``, its JSON form. ``QuakeLikeness`` says when two descriptions
//   belong to one event.
// - ``QuakeCount`` and ``QuakeList``, whose ``QuakeOrigin`` says where the answer comes from and
//   how old it is.
//
// Each protocol is declared next to the values that it uses:
//
// | protocol                                  | caller         | implementation                   |
// |-------------------------------------------|----------------|----------------------------------|
// | ``QuakeCountScreen`` and other screens    | the apps       | EarthquakesViewModel             |
// | ``EarthquakesScreens``                    | the apps       | EarthquakesViewModel             |
// | ``QuakeRepository``                       | the view model | EarthquakesRepository            |
// | ``EarthquakesRouting``                    | the view model | EarthquakesRouter                |
// | ``QuakeSource``                           | the repository | EarthquakesInfrastructure, HTTP  |
// | ``QuakeStore``                            | the repository | EarthquakesInfrastructure, SQL   |
// | ``QuakeDrawing``                          | the repository | EarthquakesInfrastructure, SVG   |
// | ``Gazetteer``                             | ``QuakeRules`` | EarthquakesInfrastructure        |
//
// This module does not read clocks, files or the network.
