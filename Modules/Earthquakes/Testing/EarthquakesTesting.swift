// EarthquakesTesting: what tests of earthquakes, and of anything that uses them, are made with.
//
// | kind      | types                                                 | what it is for             |
// |-----------|-------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryQuakeStore``, ``InMemoryQuakeSource``       | works; passes the contract |
// | stub      | ``StubQuakeRepository``, ``StubEarthquakesScreens``,  | answers what it is told    |
// |           | ``StubQuakeDrawing``, ``FixtureGazetteer``            |                            |
// | spy       | ``SpyEarthquakesRouter``, and the stubs               | remembers what was asked   |
// | builder   | `Quake.fixture(…)`                                    | shows only what matters    |
// | contract  | ``QuakeStoreContract``, ``QuakeSourceContract``       | keeps the ports alike      |
//
// A double belongs to one test case and is made in it.
