// CoreTesting: test doubles and contract suites for the ports of Core.
//
// | kind      | types                                                | purpose                    |
// |-----------|------------------------------------------------------|----------------------------|
// | in-memory | ``InMemoryHTTPClient``, ``InMemoryFileSystem``,      | works; passes the contract |
// |           | ``ScanningTextIndex``                                |                            |
// | stub      | ``StubHTTPClient``, ``StubScreen``,                  | returns given answers      |
// |           | ``AnsweringStub``,                                   |                            |
// |           | ``FixedWallClock``, ``SettableWallClock``,           |                            |
// |           | ``SequentialIdentifierSource``, ``InstantSleeper``   |                            |
// | scripted  | ``ScriptedConsole``, ``ScriptedDialogPresenter``,    | simulates a user, and      |
// |           | ``ScriptedInterruptions``                            | records what was shown     |
// | spy       | ``SpyNavigator``, ``SpyRouter``, ``Recorder``        | records its calls          |
// | contract  | ``HTTPClientContract``, ``SQLDatabaseContract``, …   | tests every implementation |
// |           |                                                      | of a port                  |
// | support   | ``Gate``, ``PageReader``, ``SVGReading``             | waits; parses output       |
// |           | ``concurrently(_:_:)``, ``inCancelledTask(_:)``      | runs work in other tasks   |
// |           | ``valid(_:_:)``                                      | makes fixtures             |
//
// There is no double of the database: tests without I/O use a double of the repository above it.
//
// Each test case creates its own doubles.
