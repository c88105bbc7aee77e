// NotesDomain: what a note is, and every protocol that the feature's parts meet in.
//
// This feature was begun by `make new`, and is the smallest one that is honest in every layer: one
// entity, one rule, one screen. Say here what the feature is for, and keep the table below true.
//
// Values:
// - ``NoteTitle``, which is read in a valid form or refused: the one rule so far.
// - ``Note``, which is kept, and ``NoteRecord``, the form in which other programs read it.
//
// Protocols, each next to the values it speaks in:
//
// | protocol             | who calls it    | who implements it                |
// |----------------------|-----------------|----------------------------------|
// | ``NoteListScreen``   | the apps        | NotesViewModel                   |
// | ``NotesScreens``     | the apps        | Composition                      |
// | ``NoteRepository``   | the view model  | NotesRepository                  |
// | ``NotesRouting``     | the view model  | NotesRouter                      |
// | ``NoteStore``        | the repository  | NotesInfrastructure, over SQL    |
//
// Nothing in this module reads a clock, a file or the network.
//
// Next steps: a new rule is a value that is always valid, like ``NoteTitle``. Add a new port next
// to ``NoteStore`` and a new screen next to ``NoteListScreen``.
