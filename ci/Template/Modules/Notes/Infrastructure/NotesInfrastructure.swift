// NotesInfrastructure: the feature's ports, over Core's.
//
// | adapter            | port of the Domain | over                                         |
// |--------------------|--------------------|----------------------------------------------|
// | ``SQLNoteStore``   | `NoteStore`        | `SQLDatabase`, with the tables of `migrations` |
//
// The errors of Core end here: what leaves is a `NoteFailure`, in the words of the feature. The store
// in three parts: the tables (`NoteMigrations`), the statements and rows (`NoteSQL`), and the port.
//
// Next steps: to change a table, add a migration and never edit an old one. An adapter of a service
// takes Core's `HTTPClient` in its `init`.
