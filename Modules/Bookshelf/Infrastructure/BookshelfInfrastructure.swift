// BookshelfInfrastructure: the feature's ports, over Core's.
//
// | adapter            | port of the Domain | over                                         |
// |--------------------|--------------------|----------------------------------------------|
// | ``SQLComicStore``   | `ComicStore`        | `SQLDatabase`, with the tables of `migrations` |
//
// The errors of Core end here: what leaves is a `ComicFailure`, in the words of the feature. The store
// in three parts: the tables (`ComicMigrations`), the statements and rows (`ComicSQL`), and the port.
//
// To go on: a table changes by a further migration and never by an edit of an old one; an adapter of
// a service takes Core's `HTTPClient` by `init`.
