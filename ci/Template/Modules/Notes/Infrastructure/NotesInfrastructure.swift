// NotesInfrastructure: the implementations of the feature's ports with Core's ports.
//
// | adapter            | port of the Domain | over                                         |
// |--------------------|--------------------|----------------------------------------------|
// | ``SQLNoteStore``   | `NoteStore`        | `SQLDatabase`, with the tables of `migrations` |
//
// This layer converts the errors of Core to `NoteFailure`. The store has three parts: the tables
// (`NoteMigrations`), the statements and rows (`NoteSQL`), and the port.
//
// Next steps: to change a table, add a migration and never edit an old one. An adapter of a service
// takes Core's `HTTPClient` in its `init`.
