// StargazersViewModel: the feature's screens, as machines of states.
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
// Each is made of a repository to ask, a router to leave by, the readable side of the preferences, and a
// `StateAnnouncer` that tells every state in order. The list alone gets the writable side: who reads the
// signatures knows who changes what is remembered.
//
// Asking while an answer is being prepared does nothing. An intent returns when its last state has
// been announced, so nobody has to wait by the clock.
