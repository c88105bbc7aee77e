// EarthquakesRepository: the policy for fetching and caching.
//
// ``DefaultQuakeRepository`` combines the feature's ports, which contain no policy. ``DueQuakes``
// repeats queries in the background. The policy of the repository:
//
// - It asks the service first. If the service is unavailable, it answers from the store and says
//   how old the data is.
// - If a query matches more rows than one reply may contain, it halves the time range recursively,
//   so that no row is lost or repeated.
// - If a list shows fewer rows than match, it fetches only the shown rows, and all rows with the
//   time of the last one, or with its magnitude if the list is sorted by magnitude. It stores these
//   rows, but never treats them as the complete answer.
// - It removes stored events that are missing from a reply, because the service deletes events.
// - It does not fetch the same list again within a minute, the time for which the service caches
//   its replies.
