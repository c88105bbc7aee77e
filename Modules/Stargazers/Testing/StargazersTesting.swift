// StargazersTesting: test doubles, builders and contracts for stargazers.
//
// | kind      | types                                                   | purpose                 |
// |-----------|---------------------------------------------------------|-------------------------|
// | in-memory | ``InMemoryStargazerStore``,                             | works; passes the       |
// |           | ``InMemoryStargazerSource``,                            | contract                |
// |           | ``InMemoryStargazerPreferences``                        |                         |
// | stub      | ``StubStargazerRepository``, ``StubStargazersScreens``, | returns predefined      |
// |           | ``StubStargazerPreferencesReader``,                     | values                  |
// |           | ``StubStarHistoryDrawing``                              |                         |
// | spy       | ``SpyStargazersRouter``, and the stubs                  | records its calls       |
// | builder   | `Stargazer.fixture(…)`, ``StarredRepository``           | shows only what matters |
// | contract  | ``StargazerStoreContract``,                             | the same checks for     |
// |           | ``StargazerSourceContract``,                            | implementations and     |
// |           | ``StargazerPreferencesContract``                        | doubles                 |
//
// The source serves ``StarredRepository`` values. A test can change them between requests, to read
// a list while stars are added and removed. Each test creates its own doubles.
