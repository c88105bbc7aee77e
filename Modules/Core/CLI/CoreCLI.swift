// CLI: the program `seams`, as a library, so that the whole program can be tested without a
// process.
//
// swift-argument-parser parses a command. Three parts, which know only protocols and values, then
// run the command:
//
// | part       | what it does                                  | as                    |
// |------------|-----------------------------------------------|-----------------------|
// | controller | arguments to an intent of a screen            | a ``FeatureCommand``  |
// | binding    | observes the states until a final one         | a ``ScreenBinding``   |
// | view       | a state to the output and the exit status     | makes a ``CommandOutput``  |
//
// ``CommandLineProgram`` connects the parts and gives each command its dependencies. No code here
// reads the environment, a file or a clock directly, because an `AppEnvironment` provides them.
//
// `seams browse` runs the same three parts in a loop. ``BrowseSession`` reads a line as a
// ``BrowseLine`` and passes it to the current feature, whose ``BrowseFeature`` runs it on a screen
// and prints the result. If the screen navigates to another place, the session follows the route.
//
// A feature has a `CLI` target, in which it conforms to ``CLIFeature``. The program lists each
// feature in one line.
//
// Conventions: results go to standard output, everything else to standard error. A failure exits
// with a status of sysexits(3). With `--json`, standard output is exactly one JSON value. Colors
// and the progress line are shown on a terminal only.
