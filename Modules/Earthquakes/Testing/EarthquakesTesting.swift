// EarthquakesTesting: what tests of earthquakes, and of anything that uses them, are made with.
//
// | kind      | types                                         | what it is for             |
// |-----------|-----------------------------------------------|----------------------------|
// | in-memory | ``InMemoryQuakeStore``                         | works; passes the contract |
// | stub      | ``StubQuakeRepository``, ``StubEarthquakesScreens``  | answers what it is told    |
// | spy       | ``SpyEarthquakesRouter``                            | remembers what was asked   |
// | builder   | `Quake.fixture(…)`                             | shows only what matters    |
// | contract  | ``QuakeStoreContract``                         | keeps stores alike         |
//
// A double belongs to one test case and is made in it. To go on: a new port gets a contract first,
// and a double that passes it.
