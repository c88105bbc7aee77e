// CoreDomain: the words that all features share.
//
// Everything here is either a value or a protocol. A value (``Timestamp``, ``Route``,
// ``HTTPLimits``, ``SQLStatement``) can be made and compared anywhere, so it may cross every edge
// of the architecture. A protocol is a port: it says what a feature needs of the world, in the
// feature's own words, and leaves how to somebody else.
//
// | port                   | what it gives                  | implemented in               |
// |------------------------|--------------------------------|------------------------------|
// | ``HTTPClient``         | one exchange over HTTP         | CoreInfrastructure, libcurl  |
// | ``SQLDatabase``        | transactions over rows         | CoreInfrastructure, SQLite   |
// | ``SQLTextIndex``,      | rows by the text they contain, | CoreInfrastructure, SQLite   |
// | ``SQLSpatialIndex``    | and by the place they lie in   |                              |
// | ``FileSystem``         | files, piece by piece          | CoreInfrastructure, POSIX    |
// | ``Console``            | the standard streams           | CoreInfrastructure, POSIX    |
// | ``TextFolding``        | what counts as the same text   | CoreInfrastructure, unistring|
// | ``HostNaming``         | hosts as the name system does  | CoreInfrastructure, libidn2  |
// | ``TextDecoding``       | text in other encodings        | CoreInfrastructure, iconv    |
// | ``EncodingSniffing``   | the encoding of text that does | CoreInfrastructure, uchardet |
// |                        | not say it                     |                              |
// | ``MarkupReading``      | XML and HTML, part by part     | CoreInfrastructure, libxml2  |
// | ``Interruptions``      | Ctrl-C, and signals to stop    | CoreInfrastructure, POSIX    |
// | ``PasswordHashing``,   | hashes of passwords, and       | CoreInfrastructure, libcrypt |
// | ``SecretDigesting``    | digests of tokens              |                              |
// | ``WallClock``          | what time it is                | CoreInfrastructure           |
// | ``Sleeper``            | waiting                        | CoreInfrastructure           |
// | ``IdentifierSource``   | identifiers never given before | CoreInfrastructure           |
// | ``Navigator``          | going to a ``Route``           | CLI and Server, each its own |
//
// In-memory implementations of each, and the contract suites that keep all implementations
// honest, are in CoreTesting.
//
// What was left out on purpose:
// - No dependency-injection container: an initialiser's parameters say what is needed, and the
//   compiler checks them (docs/decisions/0001).
// - No `URL`: FoundationEssentials answers differently when the process also links Foundation, so
//   addresses stay text and are taken apart by the feature that gives them a meaning.
// - No helper functions: what has no noun of its own belongs to the feature that needs it.
