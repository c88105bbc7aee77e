// EarthquakesViewModel: what each intent does to the state of a screen.
//
// | view model                | screen               |
// |---------------------------|----------------------|
// | ``QuakeCountViewModel``   | `QuakeCountScreen`   |
// | ``QuakeListViewModel``    | `QuakeListScreen`    |
// | ``QuakeDetailViewModel``  | `QuakeDetailScreen`  |
// | ``PlaceListViewModel``    | `PlaceListScreen`    |
// | ``QuakePictureViewModel`` | `QuakePictureScreen` |
// | ``QuakeSummaryViewModel`` | `QuakeSummaryScreen` |
//
// Each view model is a value that is given what it uses: a repository, a router, and the rules for
// parsing the user's input. The count also has a dialog presenter: presenting a dialog is an
// `await` for the user's choice, so *Try again* is a loop and not a callback.
//
// Composition turns each view model into a screen, with `screen()`. The screen runs one intent at a
// time and publishes every state in order.
