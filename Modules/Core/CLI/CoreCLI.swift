// CLI: the program `seams`, as a library, so that the whole program can be tested without a
// process.
//
// swift-argument-parser parses a command, which then runs in three parts that know only protocols
// and values:
//
// | part       | what it does                                  | as                    |
// |------------|-----------------------------------------------|-----------------------|
// | controller | arguments to an intent of a screen            | a ``FeatureCommand``  |
// | binding    | observes the states until a final one         | a ``ScreenBinding``   |
// | view       | a state to the output and the exit status     | makes a ``CommandOutput``  |
//
// ``CommandLineProgram`` connects them and gives each command its dependencies. Nothing here reads
// the environment, a file or a clock directly: an `AppEnvironment` provides all of them.
//
// `seams browse` runs the same three parts in a loop. ``BrowseSession`` reads a line as a
// ``BrowseLine`` and passes it to the current feature, whose ``BrowseFeature`` runs it on a screen
// and prints the result. If the screen navigates to another place, the session follows the route.
//
// A feature has a `CLI` target, in which it conforms to ``CLIFeature``. The program lists it in one
// line.
//
// Conventions: results go to standard output, everything else to standard error. A failure exits
// with a status of sysexits(3). With `--json`, standard output is exactly one JSON value. Colors
// and the progress line are shown on a terminal only.
