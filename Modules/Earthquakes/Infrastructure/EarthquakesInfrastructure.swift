// EarthquakesInfrastructure: the adapters that implement the feature's ports on top of Core's.
//
// | adapter               | port of the Domain | built on                                          |
// |-----------------------|--------------------|---------------------------------------------------|
// | ``HTTPQuakeSource``   | `QuakeSource`      | `HTTPClient`: GeoJSON of an FDSN event service    |
// | ``SQLQuakeStore``     | `QuakeStore`       | `SQLDatabase`, with the tables of `migrations`    |
// | ``EmbeddedGazetteer`` | `Gazetteer`        | `TextFolding`, and tables in the program          |
// | ``SVGQuakeDrawing``   | `QuakeDrawing`     | text only                                         |
//
// Errors of Core do not leave this module: they are converted to `QuakeSourceFailure` or
// `QuakeFailure`.
//
// The source has four parts: the URLs (`QuakeServiceAddress`), the HTTP replies
// (`QuakeServiceReply`), the GeoJSON rows (`GeoJSONQuakes`), and the port. It parses leniently: a
// magnitude of the wrong type becomes `nil`, and a row without valid coordinates is skipped, so
// that one bad row does not invalidate a reply.
//
// The store counts exactly by the Domain's rule, yet in SQL. It stores each event's position in
// three forms: in degrees; as a point on the unit sphere, so that a circle becomes a maximum chord
// length; and as a band of latitude, so that an index by band and longitude finds close events. A
// statement counts the events that are certainly in the circle. `Circle.contains` decides about
// those within less than a millimetre of its edge. The parts: the tables (`QuakeMigrations`), the
// selection (`QuakeSelection`, `QuakeBounds`), statements and rows (`QuakeSQL`, `FetchRecordSQL`),
// the work of a transaction (`QuakeTransaction`), and the port.
//
// A map consists of a projection of the globe onto a disc (`SVGQuakeProjection`), the lines of
// latitude and longitude (`SVGQuakeGraticule`), and a mark for each event (`SVGQuakeMark`). A
// histogram chooses the width of its bars (`SVGQuakeBins`). All text in an image is escaped by
// `SVGElement`.
