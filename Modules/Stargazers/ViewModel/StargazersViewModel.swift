// StargazersViewModel: what each intent does to the state of a screen.
//
// | view model                      | screen                     |
// |---------------------------------|----------------------------|
// | ``StargazerListViewModel``      | `StargazerListScreen`      |
// | ``StargazerDetailViewModel``    | `StargazerDetailScreen`    |
// | ``StarHistoryViewModel``        | `StarHistoryScreen`        |
// | ``StarHistoryPictureViewModel`` | `StarHistoryPictureScreen` |
//
// Each view model is a value that is given what it uses: a repository, a router, and read access to
// the preferences. Only the list has write access to the preferences.
//
// Composition wraps each view model in a `ModelScreen`, which runs one intent at a time and
// publishes every state in order.
