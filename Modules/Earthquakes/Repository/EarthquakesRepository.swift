// EarthquakesRepository: the policy of asking and keeping.
//
// ``PortedQuakeRepository`` is the only public type. It decides what the feature's ports, each of them
// dumb on purpose, do together:
//
// - The service is asked first. Where it cannot be asked, what is stored answers, and says since when.
// - An answer of more rows than one reply holds is fetched in halves of its time, and halves of those,
//   so that no row is lost and none comes twice.
// - A list that shows fewer rows than there are fetches those rows alone. They are stored, and never taken
//   for the whole answer.
// - What a reply lacks is removed from the store: the service takes events back.
// - For a minute the service would repeat itself, so a list is not fetched again before it is over.
