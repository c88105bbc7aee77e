// CoreTesting: what tests of the ports of Core, and of anything that uses them, are made with.
//
// | kind      | types                                                  | what it is for             |
// |-----------|--------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryHTTPClient``, ``InMemoryFileSystem``,        | works; passes the contract |
// |           | ``ScanningTextIndex``, ``ScanningSpatialIndex``        |                            |
// | stub      | ``StubHTTPClient``, ``StubScreen``,                    | answers what it is told    |
// |           | ``FixedWallClock``, ``SettableWallClock``,             |                            |
// |           | ``SequentialIdentifierSource``, ``InstantSleeper``     |                            |
// | scripted  | ``ScriptedConsole``, ``ScriptedDialogPresenter``,      | plays a person, and        |
// |           | ``ScriptedInterruptions``                              | remembers what was shown   |
// | spy       | ``SpyNavigator``                                       | remembers what was asked   |
// | contract  | ``HTTPClientContract``, ``SQLDatabaseContract``, …     | keeps a port's             |
// |           |                                                        | implementations alike      |
// | support   | ``Gate``, ``PageReader``, ``SVGReading``               | waits; reads what is shown |
//
// There is no double of the database: tests without I/O take a double of the port above it.
//
// A double belongs to one test case and is made in it.
