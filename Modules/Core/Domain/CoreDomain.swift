// CoreDomain: the types and ports that all features share.
//
// Most types here are values or protocols. A value (``Timestamp``, ``Route``, ``HTTPLimits``,
// ``SQLStatement``) can be created and compared anywhere, so it may cross every boundary of the
// architecture. Most protocols are ports: a port declares what a feature needs from the outside and
// leaves the implementation to another module.
//
// | port                   | what it provides               | implemented in               |
// |------------------------|--------------------------------|------------------------------|
// | ``HTTPClient``         | one exchange over HTTP         | CoreInfrastructure, libcurl  |
// | ``SQLDatabase``,       | transactions, and rows by the  | CoreInfrastructure, SQLite   |
// | ``SQLTextIndex``       | text they contain              | and PostgreSQL               |
// | ``FileSystem``         | files, in chunks               | CoreInfrastructure, POSIX    |
// | ``Console``            | the standard streams           | CoreInfrastructure, POSIX    |
// | ``TextFolding``        | text normalized for searching  | CoreInfrastructure, unistring|
// | ``HostNaming``         | host names in ASCII (IDNA)     | CoreInfrastructure, libidn2  |
// | ``TextDecoding``       | text in other encodings        | CoreInfrastructure, iconv    |
// | ``EncodingSniffing``   | a guess at an undeclared       | CoreInfrastructure, uchardet |
// |                        | encoding                       |                              |
// | ``MarkupReading``      | XML and HTML as events         | CoreInfrastructure, libxml2  |
// | ``Interruptions``      | Ctrl-C, and signals to stop    | CoreInfrastructure, POSIX    |
// | ``PasswordHashing``,   | password hashes and            | CoreInfrastructure, libcrypt |
// | ``SecretDigesting``    | token digests                  |                              |
// | ``WallClock``          | the current time               | CoreInfrastructure           |
// | ``Sleeper``            | delays                         | CoreInfrastructure           |
// | ``IdentifierSource``   | new unique identifiers         | CoreInfrastructure           |
// | ``Navigator``          | navigation to a ``Route``      | CoreCLI and CoreWeb          |
//
// CoreTesting has test doubles for most ports, and contract suites that every implementation of a
// port must pass.
//
// Considered and rejected:
// - A dependency-injection container: initializer parameters declare what a type needs, and the
//   compiler checks them.
// - `URL`: FoundationEssentials parses addresses differently if the process also links Foundation.
//   Core therefore has its own type for addresses, ``WebAddress``.
// - Helper functions: a function without a shared type belongs to the feature that needs it, unless
//   several features need it, such as those of ``DisplayText`` and ``Figures``, and the sets of
//   ASCII bytes.
