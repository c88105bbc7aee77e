// EarthquakesDomain: what a quake is, and every protocol that the feature's parts meet in.
//
// This feature was begun by `make new`, and is the smallest one that is honest in every layer: one
// entity, one rule, one screen. Say here what the feature is for, and keep the table below true.
//
// Values:
// - ``QuakeTitle``, which is read in a valid form or refused: the one rule so far.
// - ``Quake``, which is kept, and ``QuakeRecord``, the form in which other programs read it.
//
// Protocols, each next to the values it speaks in:
//
// | protocol             | who calls it    | who implements it                |
// |----------------------|-----------------|----------------------------------|
// | ``QuakeListScreen``   | the apps        | EarthquakesViewModel                   |
// | ``EarthquakesScreens``     | the apps        | Composition                      |
// | ``QuakeRepository``   | the view model  | EarthquakesRepository                  |
// | ``EarthquakesRouting``     | the view model  | EarthquakesRouter                      |
// | ``QuakeStore``        | the repository  | EarthquakesInfrastructure, over SQL    |
//
// Nothing in this module reads a clock, a file or the network.
//
// To go on: a new rule is a value that cannot be made wrongly, like ``QuakeTitle``; a new port stands
// beside ``QuakeStore``, a new screen beside ``QuakeListScreen``.
