// StargazersViewModel: the feature's screens, as state machines.
//
// One actor per screen, each behind its protocol in the Domain:
//
// | view model                      | screen                     |
// |---------------------------------|----------------------------|
// | ``StargazerListViewModel``      | `StargazerListScreen`      |
// | ``StargazerDetailViewModel``    | `StargazerDetailScreen`    |
// | ``StarHistoryViewModel``        | `StarHistoryScreen`        |
// | ``StarHistoryPictureViewModel`` | `StarHistoryPictureScreen` |
//
// Each has a repository for data, a router for navigation, read access to the preferences, and a
// `StateBroadcaster` that sends every state in order. Only the list has write access to the
// preferences, which its initializer shows.
//
// Intents are ignored while another one is running. An intent returns after its last state has been
// sent, so tests do not need to wait.
