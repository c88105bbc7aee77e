// StargazersInfrastructure: the feature's ports, over Core's.
//
// | adapter                     | port of the Domain                | over                                   |
// |-----------------------------|-----------------------------------|----------------------------------------|
// | ``HTTPStargazerSource``     | `StargazerSource`                 | `HTTPClient`: the JSON of GitHub       |
// | ``SQLStargazerStore``       | `StargazerStore`                  | `SQLDatabase`, with the tables of      |
// |                             |                                   | `migrations`                           |
// | ``SQLStargazerPreferences`` | `StargazerPreferencesReader`,     | the same tables                        |
// |                             | `StargazerPreferencesWriter`      |                                        |
// | ``SVGStarHistoryDrawing``   | `StarHistoryDrawing`              | text alone                             |
//
// The errors of Core end here: what leaves is a `StargazerSourceFailure` or a `StargazerFailure`, in the words
// of the feature.
//
// The source in parts: what is asked, and of whom (`StargazerService`), what a reply means before it is read
// (`StargazerServiceReply`), where its links lead (`PageNeighbours`), the rows of a list (`StargazerRows`, over
// `JSONReader`), the weeks and numbers (`StargazerJSON`), and the port. It trusts one origin. A token goes there and nowhere else; a link that leads elsewhere is none;
// an address that was kept, and is somebody else's by now, is not asked. Moments of the service are told
// by its own clock, and counted from the date that the same reply has: so no clock has to be right.
// Rows are taken loosely, one by one. Weeks are not: a sum without one of them would be wrong.
//
// The store keeps a page in one transaction: what is noted about it, and who is on it. A person is on one
// page of a repository, by a key, so whoever moves up when somebody else leaves is not there twice. Lists are
// read in the order of the key. Its parts: the tables (`StargazerMigrations`), transactions and columns
// (`StargazerTables`), statements and rows (`StargazerLedgerSQL`, `StargazerPageSQL`, `StargazerSQL`,
// `StarWeekSQL`), and the port.
//
// A chart has its line (`SVGStarCurve`) between numbers (`SVGStarScale`) and dates (`SVGStarTimeScale`). All text
// of a picture goes through `SVGElement`, which escapes it.
