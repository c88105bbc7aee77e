// EarthquakesViewModel: the feature's screens, as machines of states.
//
// One actor per screen, each behind its protocol in the Domain:
//
// | view model                | screen               |
// |---------------------------|----------------------|
// | ``QuakeCountViewModel``   | `QuakeCountScreen`   |
// | ``QuakeListViewModel``    | `QuakeListScreen`    |
// | ``QuakeDetailViewModel``  | `QuakeDetailScreen`  |
// | ``PlaceListViewModel``    | `PlaceListScreen`    |
// | ``QuakePictureViewModel`` | `QuakePictureScreen` |
//
// Each is made of a repository to ask, a router to leave by, and a `StateAnnouncer` that tells every
// state in order. The count also gets who shows its dialogs: a dialog asks for a choice and waits, so
// *Try Again* is a turn of a loop, and no callback.
//
// Asking while an answer is being prepared does nothing. An intent returns when its last state has
// been announced, so nobody has to wait by the clock.
