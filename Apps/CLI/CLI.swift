// CLI: the program `seams`, as a library, so that all of it can be tested without a process.
//
// A command is taken apart by swift-argument-parser and then runs in three parts that know only
// protocols and values:
//
// | part       | what it does                                | as                    |
// |------------|---------------------------------------------|-----------------------|
// | controller | arguments to an intent of a screen          | a ``FeatureCommand``  |
// | binding    | follows the screen's states until one lasts | a ``ScreenBinding``   |
// | view       | a state to what is printed, and the status  | makes a ``Printout``  |
//
// They meet in ``CommandLineProgram``, which hands each command what it needs. Nothing here reads
// the environment, a file or a clock by itself: all of that is asked of a `World`.
//
// `seams browse` is the same three parts in a loop: ``BrowseWalk`` reads a line as a ``BrowseLine``
// and hands it to the feature where it is, whose ``FeatureWalk`` hands it to a screen and shows what
// comes of it. Where a screen leaves for another place, the walk follows its route.
//
// A feature is one folder here, in which it conforms to ``CommandLineFeature``; its line stands in
// the composition root.
//
// Manners: results go to standard output, everything else to standard error; a failure ends with
// a status of sysexits(3); `--json` prints one JSON value and nothing else to standard output.
// Colours and the line of progress are for a terminal alone.
