// NotesRepository: the policy for storing notes.
//
// ``DefaultNoteRepository`` is the only public type. It combines the feature's ports, which contain
// no policy themselves. So far that is little:
//
// - A new note gets its identifier and its time here, so the store and the screens need neither.
//
// Next steps: policies over several ports (caching, merging, retrying) belong here. Test them with
// `InMemoryNoteStore` and stubs.
