// StargazersViewModel: the view models, which handle the intents of the screens and publish their
// states.
//
// Each view model is a value. Its initializer receives what it uses: a repository, a router, and
// read access to the preferences. Only the view model of the list also has write access to the
// preferences.
//
// Composition wraps each view model in a `ModelScreen`, which runs one intent at a time and
// publishes every state in order.
