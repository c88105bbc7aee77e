// StargazersTesting: what tests of stargazers, and of anything that uses them, are made with.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryStargazerStore``                         | works; passes the contract |
// | stub      | ``StubStargazerRepository``, ``StubStargazersScreens``  | answers what it is told    |
// | spy       | ``SpyStargazersRouter``                            | remembers what was asked   |
// | builder   | `Stargazer.fixture(…)`                             | shows only what matters    |
// | contract  | ``StargazerStoreContract``                         | keeps stores alike         |
//
// A double belongs to one test case and is made in it. To go on: a new port gets a contract first,
// and a double that passes it.
