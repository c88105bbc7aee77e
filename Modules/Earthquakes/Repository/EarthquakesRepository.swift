// EarthquakesRepository: the policy for fetching and caching.
//
// ``DefaultQuakeRepository`` is the only public type. It combines the feature's ports, which contain
// no policy:
//
// - It asks the service first. If that fails, it answers from the store and says how old the data
//   is.
// - It fetches more rows than one reply holds by halving the time range recursively, so that no row
//   is lost or repeated.
// - For a list that shows fewer rows than match, it fetches only those rows. It stores them, but
//   never treats them as the complete answer.
// - It removes events from the store that a reply lacks, because the service deletes events.
// - It does not fetch the same list again within a minute, the time for which the service caches
//   its replies.
