// StargazersTesting: test doubles, builders and contracts for stargazers.
//
// | kind      | types                                                     | purpose                    |
// |-----------|-----------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryStargazerStore``, ``InMemoryStargazerSource``,  | works; passes the contract |
// |           | ``InMemoryStargazerPreferences``                          |                            |
// | stub      | ``StubStargazerRepository``, ``StubStargazersScreens``,   | returns predefined values  |
// |           | ``StubStargazerPreferencesReader``,                       |                            |
// |           | ``StubStarHistoryDrawing``                                |                            |
// | spy       | ``SpyStargazersRouter``, and the stubs                    | records its calls          |
// | builder   | `Stargazer.fixture(…)`, ``StarredRepository``             | shows only what matters    |
// | contract  | ``StargazerStoreContract``, ``StargazerSourceContract``,  | the same checks for        |
// |           | ``StargazerPreferencesContract``                          | implementations and doubles |
//
// The source serves ``StarredRepository`` values. A test can change them between requests, to read
// a list while stars are added and removed. Each test creates its own doubles.
