// StargazersInfrastructure: the adapters that implement the feature's ports on top of Core's.
//
// | adapter                     | port of the Domain            | over                            |
// |-----------------------------|-------------------------------|---------------------------------|
// | ``HTTPStargazerSource``     | `StargazerSource`             | `HTTPClient`: the JSON of       |
// |                             |                               | GitHub                          |
// | ``SQLStargazerStore``       | `StargazerStore`              | `SQLDatabase`, with the tables  |
// |                             |                               | of `migrations`                 |
// | ``SQLStargazerPreferences`` | `StargazerPreferencesReader`, | the same tables                 |
// |                             | `StargazerPreferencesWriter`  |                                 |
// | ``SVGStarHistoryDrawing``   | `StarHistoryDrawing`          | no other port                   |
//
// The adapters convert Core's errors to `StargazerSourceFailure` or `StargazerFailure`.
//
// The source trusts a single origin: it sends the token only there, ignores links to other origins,
// and does not request a stored address of another origin. Times of the service are converted with
// the `Date` header of the same response, so clock skew does not matter. Invalid rows are skipped.
// An invalid week is an error, because the sum without it would be wrong.
//
// The store writes a page in one transaction: its state and its users. A unique key ensures that a
// user is on only one page of a repository, so users who move up after a deletion are not stored
// twice. Lists are read in the order of the primary key.
//
// All text of an image goes through `SVGElement`, which escapes it.
