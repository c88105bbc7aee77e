// EarthquakesTesting: test support for the feature and for code that uses it.
//
// | kind      | types                                                | purpose                    |
// |-----------|------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryQuakeStore``, ``InMemoryQuakeSource``      | works; passes the contract |
// | stub      | ``StubQuakeRepository``, ``StubEarthquakesScreens``, | returns preset answers     |
// |           | ``StubQuakeDrawing``, ``FixtureGazetteer``           |                            |
// | spy       | ``SpyEarthquakesRouter``, and the stubs              | records calls              |
// | builder   | `Quake.fixture(…)`                                   | shows only what matters    |
// | contract  | ``QuakeStoreContract``, ``QuakeSourceContract``      | one suite per port         |
//
// Each test case creates its own doubles.
