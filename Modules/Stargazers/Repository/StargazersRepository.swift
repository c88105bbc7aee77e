// StargazersRepository: the policy of asking and keeping.
//
// ``PortedStargazerRepository`` and ``StargazerPatience`` are the public types. What the feature's ports, each
// of them dumb on purpose, do together is decided here:
//
// - Which pages are asked for, and in which direction: `StargazerWalk`. It asks for few, misses nobody
//   when the list changes under its feet, and goes on where it was stopped.
// - Which weeks: `StarHistoryLoader`.
// - One request at a time, and none that the service would refuse: `SerialStargazerSource`.
// - How long a wish to be left alone is waited for, and how often a failure is retried: ``StargazerPatience``.
// - Until when the service wants to be left alone, also in the next run of the program: `StargazerRest`.
// - What is said when the service says nothing: `StargazerMemory`.
