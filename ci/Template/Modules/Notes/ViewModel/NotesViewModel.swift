// NotesViewModel: the feature's screens, as machines of states.
//
// One actor per screen, each behind its protocol in the Domain:
//
// | view model              | screen           |
// |-------------------------|------------------|
// | ``NoteListViewModel``   | `NoteListScreen` |
//
// It is made of a repository to ask, a router to leave by, and a `StateBroadcaster` that tells every
// state in order. A view model knows neither page nor terminal: it can be driven by a test exactly as
// by a person.
//
// Asking while an answer is being prepared does nothing. An intent returns when its last state has
// been announced, so nobody has to wait by the clock.
//
// Next steps: a new screen is a new actor of the same form, and a line in the table.
