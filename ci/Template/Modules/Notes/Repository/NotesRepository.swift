// NotesRepository: the policy of keeping notes.
//
// ``PortedNoteRepository`` is the only public type. It decides what the feature's ports, each of them
// dumb on purpose, do together. So far that is little:
//
// - A new note gets its identifier and its moment here, so the store and the screens need neither.
//
// Next steps: policies over several ports (caching, merging, retrying) belong here. Test them with
// `InMemoryNoteStore` and stubs.
