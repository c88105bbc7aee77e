// EarthquakesInfrastructure: the adapters that implement the feature's ports on top of Core's.
//
// | adapter               | port of the Domain | built on                                       |
// |-----------------------|--------------------|------------------------------------------------|
// | ``HTTPQuakeSource``   | `QuakeSource`      | `HTTPClient`: GeoJSON of an FDSN event service |
// | ``SQLQuakeStore``     | `QuakeStore`       | `SQLDatabase`, with the tables of `migrations` |
// | ``EmbeddedGazetteer`` | `Gazetteer`        | `TextFolding`, and tables in the program       |
// | ``SVGQuakeDrawing``   | `QuakeDrawing`     | text only                                      |
//
// Errors of Core do not leave this module: they are converted to `QuakeSourceFailure` or
// `QuakeFailure`.
//
// The source parses leniently, so that one bad row does not invalidate a reply: a magnitude of the
// wrong type becomes `nil`, and a row without valid coordinates is skipped.
//
// The store counts exactly by the Domain's rule, but in SQL. It stores each event's position in
// three forms: in degrees; as a point on the unit sphere, so that a circle becomes a maximum chord
// length; and as a band of latitude, so that an index by band and longitude finds close events. An
// SQL statement counts the events that are certainly in the circle. `Circle.contains` decides about
// the events that are less than a millimetre from its edge.
//
// All text in an image is escaped by `SVGElement`.
