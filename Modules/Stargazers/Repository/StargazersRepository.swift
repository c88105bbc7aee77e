// StargazersRepository: the policy of keeping stargazers.
//
// ``PortedStargazerRepository`` is the only public type. It decides what the feature's ports, each of them
// dumb on purpose, do together. So far that is little:
//
// - A new stargazer gets its identifier and its moment here, so the store and the screens need neither.
//
// To go on: what is asked of two ports (cached first and then refreshed, merged, tried again) is
// decided here, and tested over `InMemoryStargazerStore` and stubs.
