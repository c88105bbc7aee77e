// StargazersTesting: what tests of stargazers, and of anything that uses them, are made with.
//
// | kind      | types                                                     | what it is for             |
// |-----------|-----------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryStargazerStore``, ``InMemoryStargazerSource``,  | works; passes the contract |
// |           | ``InMemoryStargazerPreferences``                          |                            |
// | stub      | ``StubStargazerRepository``, ``StubStargazersScreens``,   | answers what it is told    |
// |           | ``StubStargazerPreferencesReader``,                       |                            |
// |           | ``StubStarHistoryDrawing``                                |                            |
// | spy       | ``SpyStargazersRouter``, and the stubs                    | remembers what was asked   |
// | builder   | `Stargazer.fixture(…)`, ``StarredRepository``             | shows only what matters    |
// | contract  | ``StargazerStoreContract``, ``StargazerSourceContract``,  | keeps the ports alike      |
// |           | ``StargazerPreferencesContract``                          |                            |
//
// The source knows ``StarredRepository`` values, which a test may change between two questions: that is how a
// list is read while stars come and go. A double belongs to one test case and is made in it.
