// StargazersRepository: the rules for requesting and caching.
//
// ``DefaultStargazerRepository`` combines the feature's ports, which contain no policy.
// ``DueStargazers`` updates repositories in the background. The policy:
//
// - `StargazerSync` decides which pages to request, and in which direction. It makes few requests,
//   misses no row when the list changes while it is read, and resumes after an interruption.
// - `StarHistoryLoader` decides which weeks to request.
// - `SerialStargazerSource` sends one request at a time, and no request while a rate limit applies.
// - `RetryPolicy` decides how long to wait for a rate limit, and how often to retry.
// - `RateLimitStore` stores the rate limit for the next run of the program.
// - `StargazerCache` serves stored data if the service is unavailable.
