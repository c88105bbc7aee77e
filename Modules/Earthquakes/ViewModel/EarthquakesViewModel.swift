// EarthquakesViewModel: the view models, which handle the intents of the screens and publish their
// states.
//
// Each view model is a value. Its initializer receives what it uses: a repository, a router, and
// the rules for parsing the user's input. The view model of the count also receives a dialog
// presenter. Presenting a dialog is an `await` for the user's choice, so *Try again* is a loop and
// not a callback.
//
// Composition turns each view model into a screen, with `screen()`. The screen runs one intent at a
// time and publishes every state in order.
