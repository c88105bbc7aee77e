// NotesViewModel: the feature's screens as state machines.
//
// One actor per screen, each behind its protocol in the Domain:
//
// | view model              | screen           |
// |-------------------------|------------------|
// | ``NoteListViewModel``   | `NoteListScreen` |
//
// It uses a repository for data, a router for navigation, and a `StateBroadcaster` that publishes
// every state in order. A view model knows neither page nor terminal, so a test can use it like a
// user.
//
// An intent does nothing while another one runs. An intent returns after its last state has been
// published, so tests need not wait for time.
//
// Next steps: a new screen is a new actor of the same form, and a line in the table.
