// EarthquakesViewModel: the feature's screens as state machines.
//
// One actor per screen, each of which implements a protocol of the Domain:
//
// | view model                | screen               |
// |---------------------------|----------------------|
// | ``QuakeCountViewModel``   | `QuakeCountScreen`   |
// | ``QuakeListViewModel``    | `QuakeListScreen`    |
// | ``QuakeDetailViewModel``  | `QuakeDetailScreen`  |
// | ``PlaceListViewModel``    | `PlaceListScreen`    |
// | ``QuakePictureViewModel`` | `QuakePictureScreen` |
//
// Each view model has a repository, a router, and a `StateAnnouncer` that publishes its states in
// order. The count screen also has a dialog presenter. Presenting a dialog is an `await` for the
// user's choice, so *Try Again* is a loop and not a callback.
//
// An intent is ignored while another one runs. It returns after its last state was published, so
// tests need no timers.
