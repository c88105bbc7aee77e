// EarthquakesInfrastructure: the feature's ports, over Core's.
//
// | adapter               | port of the Domain | over                                              |
// |-----------------------|--------------------|---------------------------------------------------|
// | ``HTTPQuakeSource``   | `QuakeSource`      | `HTTPClient`: GeoJSON of an FDSN event service    |
// | ``SQLQuakeStore``     | `QuakeStore`       | `SQLDatabase`, with the tables of `migrations`    |
// | ``EmbeddedGazetteer`` | `Gazetteer`        | `TextFolding`, and tables in the program          |
// | ``SVGQuakeDrawing``   | `QuakeDrawing`     | text alone                                        |
//
// The errors of Core end here: what leaves is a `QuakeSourceFailure` or a `QuakeFailure`, in the words of
// the feature.
//
// The source in four parts: the addresses (`QuakeServiceAddress`), what a reply means (`QuakeServiceReply`),
// the rows of GeoJSON (`GeoJSONQuakes`), and the port. What it takes from the service it takes loosely: a
// magnitude of the wrong type is no magnitude, a row without a place is left out, and a row more or less is
// no reason to refuse the rest.
//
// The store counts by the rule of the Domain, exactly, and still in SQL. Each event has its place in three
// forms: degrees; the point of the unit sphere, for which a circle is a distance; and a band of latitude,
// so that an index by band and longitude has what lies near together. A statement counts what is surely in
// the circle; what lies on its edge, within less than a millimetre, is judged by `Circle.contains`. Its parts:
// the tables (`QuakeMigrations`), what a question selects (`QuakeSelection`, `QuakeBounds`), statements and
// rows (`QuakeSQL`, `QuakeAskingSQL`), what a transaction does (`QuakeTransaction`), and the port.
//
// A map is drawn by what it takes to read it: how the globe becomes a disc (`SVGQuakeProjection`), the lines of
// latitude and longitude (`SVGQuakeGraticule`), and a mark for each event (`SVGQuakeMark`). A histogram
// chooses how long its bars count (`SVGQuakeBins`). All text of a picture goes through `SVGElement`, which
// escapes it.
