// NotesDomain: the values of the feature, and every protocol between its parts.
//
// `make new` created this feature. It is the smallest one with every layer: one entity, one rule,
// one screen. Describe its purpose here, and keep the table below up to date.
//
// Values:
// - ``NoteTitle``, which is always valid: the only rule so far.
// - ``Note``, the entity, and ``NoteRecord``, its JSON for other programs.
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
