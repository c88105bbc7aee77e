// StargazersRepository: the rules for requesting and caching.
//
// ``PortedStargazerRepository`` and ``StargazerPatience`` are the public types. They combine the
// feature's ports, which contain no policy:
//
// - `StargazerWalk` decides which pages to request, and in which direction. It makes few requests,
//   misses no row when the list changes while it is read, and resumes after an interruption.
// - `StarHistoryLoader` decides which weeks to request.
// - `SerialStargazerSource` sends one request at a time, and none while a rate limit applies.
// - ``StargazerPatience`` decides how long to wait for a rate limit, and how often to retry.
// - `StargazerRest` stores the rate limit for the next run of the program.
// - `StargazerMemory` serves stored data if the service is unavailable.
